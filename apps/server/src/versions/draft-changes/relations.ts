import type { NamedItem } from '@waymark/domain/changelog'
import { namesIn } from '@waymark/domain/reference'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { Content } from '#database/tables/content.ts'
import { tags, triggers, variables } from '#database/tables/index.ts'
import { sequencedIds, triggerIds } from '#items/firing.ts'
import { sequencingTags } from '#items/tags/sequences.ts'
import type { ChangedItem } from './changed-item.ts'

type Named = { id: string; name: string }

/** The items of the draft that use an item which the published version does not have. */
export async function usersOf(
  db: Database,
  siteId: string,
  { kind, before, after }: ChangedItem,
): Promise<NamedItem[]> {
  if (before !== null || after === null) return []
  if (kind === 'tag') return (await sequencingTags(db, siteId, after.id)).map((tag) => ({ ...tag, type: 'tag' }))
  return kind === 'trigger' ? usersOfTrigger(db, siteId, after.id) : usersOfVariable(db, siteId, after)
}

const usersOfTrigger = (db: Database, siteId: string, id: string): Promise<NamedItem[]> =>
  rowsOf<NamedItem & Record<string, unknown>>(
    db,
    sql`select distinct tag.id, 'tag' as type, tag.name from tag_triggers link
        join tags tag on tag.site_id = link.site_id and tag.id = link.tag_id
        where link.site_id = ${siteId}::uuid and link.trigger_id = ${id}::uuid
      union all select groups.id, 'trigger' as type, groups.name from group_members link
        join triggers groups on groups.site_id = link.site_id and groups.id = link.group_id
        where link.site_id = ${siteId}::uuid and link.member_id = ${id}::uuid
      order by type, name`,
  )

async function usersOfVariable(db: Database, siteId: string, { id, name }: Named): Promise<NamedItem[]> {
  const texts = await rowsOf<NamedItem & Record<string, unknown>>(
    db,
    sql`select id, 'tag' as type, name, code as text, template_options as options from tags
        where site_id = ${siteId}::uuid and (strpos(code, '{{') > 0 or strpos(template_options::text, '{{') > 0)
      union all select id, 'variable' as type, name, value as text, options from variables
        where site_id = ${siteId}::uuid and (strpos(value, '{{') > 0 or strpos(options::text, '{{') > 0)
      order by type, name`,
  )
  const conditions = await rowsOf<NamedItem & Record<string, unknown>>(
    db,
    sql`select id, 'trigger' as type, name from triggers where site_id = ${siteId}::uuid
      and conditions @> ${JSON.stringify([{ variable_id: id }])}::text::jsonb order by name`,
  )
  const referring = texts.filter((item) => item.id !== id && namesIn([item.text, item.options]).has(name))
  return [...referring, ...conditions].map((item) => ({ id: item.id, type: item.type, name: item.name }))
}

/** What the published item refers to and the draft does not have any more. */
export async function missingFor(
  db: Database,
  siteId: string,
  { kind, before }: ChangedItem,
  published: Content,
): Promise<NamedItem[]> {
  if (before === null) return []
  const [triggerRows, variableRows] = [
    await db.select({ id: triggers.id }).from(triggers).where(eq(triggers.siteId, siteId)),
    await db.select({ id: variables.id }).from(variables).where(eq(variables.siteId, siteId)),
  ]
  const sequenced = kind === 'tag' ? sequencedIds(before) : []
  const tagRows =
    sequenced.length === 0
      ? []
      : await db
          .select({ id: tags.id })
          .from(tags)
          .where(and(eq(tags.siteId, siteId), isOneOf(tags.id, sequenced)))
  const has = new Set([...tagRows, ...triggerRows, ...variableRows].map(({ id }) => id))
  const nameIn = (items: readonly Named[], id: string) => items.find((item) => item.id === id)?.name ?? id
  const linked =
    kind === 'tag' ? [...new Set(triggerIds(before))] : kind === 'trigger' ? before.triggers.map(({ id }) => id) : []
  const read = kind === 'trigger' ? before.conditions.map((condition) => condition.variable_id) : []
  const texts =
    kind === 'tag' ? [before.code, before.template_options] : kind === 'variable' ? [before.value, before.options] : []
  const referred = namesIn(texts)
  return [
    ...[...new Set(sequenced)]
      .filter((id) => !has.has(id))
      .map((id) => ({ id, type: 'tag', name: nameIn(published.tags, id) })),
    ...linked.filter((id) => !has.has(id)).map((id) => ({ id, type: 'trigger', name: nameIn(published.triggers, id) })),
    ...[...new Set(read)]
      .filter((id) => !has.has(id) && !builtInById(id))
      .map((id) => ({ id, type: 'variable', name: nameIn(published.variables, id) })),
    // Text in braces that never was a variable of the site is a data layer key, not something that went missing.
    ...published.variables
      .filter(({ id, name }) => id !== before.id && !has.has(id) && referred.has(name))
      .map(({ id, name }) => ({ id, type: 'variable', name })),
  ]
}
