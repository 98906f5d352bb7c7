import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { Content, Dates, ItemOf, Kind, MemberContent } from '#database/tables/content.ts'
import { groupMembers, tags, tagTriggers, triggers, variables } from '#database/tables/index.ts'
import { annotationsOf } from './annotations.ts'
import { firingOf } from './firing.ts'

/** An item of the draft with its dates, its revision, and the hashes that show whether it equals what is published. */
export type DraftItem<K extends Kind> = ItemOf[K] &
  Dates & { content_hash: string; published_hash: string | null; revision: number }

/** Reads items of the draft with their links, oldest first: all, or those with the given ids. */
export const readItems: {
  readonly [K in Kind]: (db: Database, siteId: string, ids?: readonly string[]) => Promise<DraftItem<K>[]>
} = {
  async tag(db, siteId, ids) {
    const rows = await db
      .select()
      .from(tags)
      .where(within(eq(tags.siteId, siteId), tags.id, ids))
      .orderBy(asc(tags.createdAt), asc(tags.id))
    const links = await db
      .select({
        tagId: tagTriggers.tagId,
        triggerId: tagTriggers.triggerId,
        isBlocking: tagTriggers.isBlocking,
      })
      .from(tagTriggers)
      .where(within(eq(tagTriggers.siteId, siteId), tagTriggers.tagId, ids))
      .orderBy(asc(tagTriggers.tagId), asc(tagTriggers.position))
    const linksOf = Map.groupBy(links, (link) => link.tagId)
    const triggersOf = (tagId: string, isBlocking: boolean) =>
      (linksOf.get(tagId) ?? []).filter((link) => link.isBlocking === isBlocking).map((link) => link.triggerId)
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
      ...firingOf({
        firing_frequency: row.firingFrequency,
        blocking_triggers: triggersOf(row.id, true),
        setup_tag: row.setupTag,
        cleanup_tag: row.cleanupTag,
      }),
      ...annotationsOf(row),
      triggers: triggersOf(row.id, false),
      ...datesAndHashes(row),
    }))
  },

  async trigger(db, siteId, ids) {
    const rows = await db
      .select()
      .from(triggers)
      .where(within(eq(triggers.siteId, siteId), triggers.id, ids))
      .orderBy(asc(triggers.createdAt), asc(triggers.id))
    const links = await db
      .select()
      .from(groupMembers)
      .where(within(eq(groupMembers.siteId, siteId), groupMembers.groupId, ids))
      .orderBy(asc(groupMembers.groupId), asc(groupMembers.position))
    const membersOf = Map.groupBy(links, (link) => link.groupId)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      trigger_type: row.triggerType,
      conditions: row.conditions,
      ...annotationsOf(row),
      triggers: (membersOf.get(row.id) ?? []).map(
        (link): MemberContent => ({ id: link.memberId, firing_threshold: link.firingThreshold }),
      ),
      ...datesAndHashes(row),
    }))
  },

  async variable(db, siteId, ids) {
    const rows = await db
      .select()
      .from(variables)
      .where(within(eq(variables.siteId, siteId), variables.id, ids))
      .orderBy(asc(variables.createdAt), asc(variables.id))
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      variable_type: row.variableType,
      value: row.value,
      options: row.options,
      ...annotationsOf(row),
      ...datesAndHashes(row),
    }))
  },
}

/** An item of the draft by its id; built-in variables are no rows. */
export async function findItem<K extends Kind>(
  db: Database,
  kind: K,
  siteId: string,
  id: string,
): Promise<DraftItem<K> | undefined> {
  const [item] = await readItems[kind](db, siteId, [id])
  return item
}

/** The whole draft. Inside a transaction it is one state of it; outside, each kind is read on its own. */
export async function readDraft(db: Database, siteId: string): Promise<Content> {
  return {
    tags: (await readItems.tag(db, siteId)).map(withoutHashes),
    triggers: (await readItems.trigger(db, siteId)).map(withoutHashes),
    variables: (await readItems.variable(db, siteId)).map(withoutHashes),
  }
}

const withoutHashes = <T extends Pick<DraftItem<Kind>, 'content_hash' | 'published_hash' | 'revision'>>({
  content_hash: _,
  published_hash: __,
  revision: ___,
  ...item
}: T) => item

const within = (site: SQL, id: Parameters<typeof isOneOf>[0], ids: readonly string[] | undefined) =>
  ids === undefined ? site : and(site, isOneOf(id, ids))

const datesAndHashes = (
  row: Pick<typeof tags.$inferSelect, 'contentHash' | 'publishedHash' | 'revision' | 'createdAt' | 'updatedAt'>,
) => ({
  content_hash: row.contentHash,
  published_hash: row.publishedHash,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
