import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { groupMembers, tags, tagTriggers, triggers, variables } from '#database/tables/index.ts'
import type { Content, Dates, MemberContent, TagContent, TriggerContent, VariableContent } from './content.ts'
import { isOneOf } from './item-columns.ts'

/** What is known of a draft item beside its content: whether it still equals what is published. */
export interface Stored extends Dates {
  content_hash: string
  published_hash: string | null
}

export type StoredTag = TagContent & Stored
export type StoredTrigger = TriggerContent & Stored
export type StoredVariable = VariableContent & Stored

/** Tags of the draft with their links, oldest first: all, or those with the given ids. */
export async function readTags(db: Database, siteId: string, ids?: readonly string[]): Promise<StoredTag[]> {
  const rows = await db
    .select()
    .from(tags)
    .where(among(eq(tags.siteId, siteId), tags.id, ids))
    .orderBy(asc(tags.createdAt), asc(tags.id))
  const links = await db
    .select({ tagId: tagTriggers.tagId, triggerId: tagTriggers.triggerId })
    .from(tagTriggers)
    .where(among(eq(tagTriggers.siteId, siteId), tagTriggers.tagId, ids))
    .orderBy(asc(tagTriggers.tagId), asc(tagTriggers.position))
  const triggersOf = Map.groupBy(links, (link) => link.tagId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    template: row.template,
    is_active: row.isActive,
    priority: row.priority,
    consent_type: row.consentType,
    respect_visitors_privacy: row.respectVisitorsPrivacy,
    disable_in_debug_mode: row.disableInDebugMode,
    document_write: row.documentWrite,
    code: row.code,
    scheduler: row.scheduler,
    template_options: row.templateOptions,
    triggers: (triggersOf.get(row.id) ?? []).map((link) => link.triggerId),
    ...stored(row),
  }))
}

/** Triggers of the draft with the members of groups, oldest first: all, or those with the given ids. */
export async function readTriggers(db: Database, siteId: string, ids?: readonly string[]): Promise<StoredTrigger[]> {
  const rows = await db
    .select()
    .from(triggers)
    .where(among(eq(triggers.siteId, siteId), triggers.id, ids))
    .orderBy(asc(triggers.createdAt), asc(triggers.id))
  const links = await db
    .select()
    .from(groupMembers)
    .where(among(eq(groupMembers.siteId, siteId), groupMembers.groupId, ids))
    .orderBy(asc(groupMembers.groupId), asc(groupMembers.position))
  const membersOf = Map.groupBy(links, (link) => link.groupId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    trigger_type: row.triggerType,
    conditions: row.conditions,
    triggers: (membersOf.get(row.id) ?? []).map(
      (link): MemberContent => ({ id: link.memberId, firing_threshold: link.firingThreshold }),
    ),
    ...stored(row),
  }))
}

/** Own variables of the draft, oldest first: all, or those with the given ids. */
export async function readVariables(db: Database, siteId: string, ids?: readonly string[]): Promise<StoredVariable[]> {
  const rows = await db
    .select()
    .from(variables)
    .where(among(eq(variables.siteId, siteId), variables.id, ids))
    .orderBy(asc(variables.createdAt), asc(variables.id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    variable_type: row.variableType,
    value: row.value,
    options: row.options,
    ...stored(row),
  }))
}

/** The whole draft. Inside a transaction it is one state of it; outside, each kind is read on its own. */
export async function readDraft(db: Database, siteId: string): Promise<Content> {
  return {
    tags: (await readTags(db, siteId)).map(withoutHashes),
    triggers: (await readTriggers(db, siteId)).map(withoutHashes),
    variables: (await readVariables(db, siteId)).map(withoutHashes),
  }
}

const withoutHashes = <T extends Stored>({ content_hash: _, published_hash: __, ...item }: T) => item

const among = (site: SQL, id: Parameters<typeof isOneOf>[0], ids: readonly string[] | undefined) =>
  ids === undefined ? site : and(site, isOneOf(id, ids))

const stored = (row: {
  contentHash: string
  publishedHash: string | null
  createdAt: Date
  updatedAt: Date
}): Stored => ({
  content_hash: row.contentHash,
  published_hash: row.publishedHash,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
