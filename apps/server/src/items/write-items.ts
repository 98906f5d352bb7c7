import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { groupMembers, tags, tagTriggers, triggers, variables } from '#database/tables/index.ts'
import {
  type Content,
  contentHash,
  type Dates,
  type Fingerprint,
  type TagContent,
  type TriggerContent,
  type VariableContent,
} from './content.ts'
import { insertRows, isOneOf, recordset, updateRows } from './item-columns.ts'

/**
 * Inserts items into the draft, each kind with one statement, so that an import of thousands is as few round trips as
 * one item. `published` says what the published version holds under the same ids; without it nothing is published.
 */
export async function addItems(tx: Database, siteId: string, content: Content, published?: Fingerprint): Promise<void> {
  const hashes = (kind: keyof Fingerprint, id: string) => ({ published_hash: published?.[kind].get(id) ?? null })
  const { variables, triggers, tags } = content
  if (variables.length > 0) {
    const rows = variables.map((item) => ({ ...variableRow(item), ...hashes('variable', item.id) }))
    await tx.execute(insertRows('variable', siteId, rows))
  }
  if (triggers.length > 0) {
    const rows = triggers.map((item) => ({ ...triggerRow(item), ...hashes('trigger', item.id) }))
    await tx.execute(insertRows('trigger', siteId, rows))
    await linkMembers(tx, siteId, triggers)
  }
  if (tags.length > 0) {
    const rows = tags.map((item) => ({ ...tagRow(item), ...hashes('tag', item.id) }))
    await tx.execute(insertRows('tag', siteId, rows))
    await linkTriggers(tx, siteId, tags)
  }
}

/** Overwrites tags of the draft, links included. */
export async function writeTags(tx: Database, siteId: string, items: readonly (TagContent & Dates)[]): Promise<void> {
  if (items.length === 0) return
  await tx.execute(updateRows('tag', siteId, items.map(tagRow)))
  await tx.delete(tagTriggers).where(and(eq(tagTriggers.siteId, siteId), isOneOf(tagTriggers.tagId, idsOf(items))))
  await linkTriggers(tx, siteId, items)
}

/** Overwrites triggers of the draft, members of groups included. */
export async function writeTriggers(
  tx: Database,
  siteId: string,
  items: readonly (TriggerContent & Dates)[],
): Promise<void> {
  if (items.length === 0) return
  await tx.execute(updateRows('trigger', siteId, items.map(triggerRow)))
  await tx.delete(groupMembers).where(and(eq(groupMembers.siteId, siteId), isOneOf(groupMembers.groupId, idsOf(items))))
  await linkMembers(tx, siteId, items)
}

/** Overwrites variables of the draft. */
export async function writeVariables(
  tx: Database,
  siteId: string,
  items: readonly (VariableContent & Dates)[],
): Promise<void> {
  if (items.length > 0) await tx.execute(updateRows('variable', siteId, items.map(variableRow)))
}

/** Empties the draft. */
export async function removeAllItems(tx: Database, siteId: string): Promise<void> {
  await tx.delete(tagTriggers).where(eq(tagTriggers.siteId, siteId))
  await tx.delete(groupMembers).where(eq(groupMembers.siteId, siteId))
  await tx.delete(tags).where(eq(tags.siteId, siteId))
  await tx.delete(triggers).where(eq(triggers.siteId, siteId))
  await tx.delete(variables).where(eq(variables.siteId, siteId))
}

const tagRow = ({ triggers: links, ...tag }: TagContent & Dates) => ({
  ...tag,
  content_hash: contentHash.tag({ ...tag, triggers: links }),
})

const triggerRow = ({ triggers: members, ...trigger }: TriggerContent & Dates) => ({
  ...trigger,
  content_hash: contentHash.trigger({ ...trigger, triggers: members }),
})

const variableRow = (variable: VariableContent & Dates) => ({
  ...variable,
  content_hash: contentHash.variable(variable),
})

async function linkTriggers(tx: Database, siteId: string, items: readonly TagContent[]) {
  const links = items.flatMap((tag) =>
    tag.triggers.map((trigger_id, position) => ({ tag_id: tag.id, trigger_id, position })),
  )
  if (links.length === 0) return
  const columns = { tag_id: 'uuid', trigger_id: 'uuid', position: 'integer' }
  await tx.execute(sql`insert into tag_triggers (site_id, tag_id, trigger_id, position)
    select ${siteId}::uuid, tag_id, trigger_id, position from ${recordset(links, columns)}`)
}

async function linkMembers(tx: Database, siteId: string, items: readonly TriggerContent[]) {
  const links = items.flatMap((group) =>
    group.triggers.map(({ id, firing_threshold }, position) => ({
      group_id: group.id,
      member_id: id,
      firing_threshold,
      position,
    })),
  )
  if (links.length === 0) return
  const columns = { group_id: 'uuid', member_id: 'uuid', firing_threshold: 'integer', position: 'integer' }
  await tx.execute(sql`insert into group_members (site_id, group_id, member_id, firing_threshold, position)
    select ${siteId}::uuid, group_id, member_id, firing_threshold, position from ${recordset(links, columns)}`)
}

const idsOf = (items: readonly { id: string }[]) => items.map((item) => item.id)
