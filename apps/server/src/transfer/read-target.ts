import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { tags } from '#database/tables/index.ts'
import { KINDS, type Kind } from '#items/content.ts'
import { TABLE } from '#items/item-columns.ts'
import { readTags, readTriggers, readVariables } from '#items/read-items.ts'
import type { Items, Target } from './items.ts'

/** Reads what a plan must know of the target: all names, but whole items only where names meet. */
export async function readTarget(
  tx: Database,
  { siteId, kind, items }: { siteId: string; kind: 'app' | 'meta-site'; items: Items },
): Promise<Target> {
  const ids = { tag: [] as string[], trigger: [] as string[], variable: [] as string[] }
  const names: Record<Kind, Set<string>> = { tag: new Set(), trigger: new Set(), variable: new Set() }
  const incoming = {
    tag: namesOf(items.tags),
    trigger: namesOf(items.triggers),
    variable: namesOf(items.variables),
  }
  for (const each of KINDS) {
    for (const { id, name } of await namesIn(tx, siteId, each)) {
      names[each].add(name)
      if (incoming[each].has(name)) ids[each].push(id)
    }
  }
  const templates = await tx.selectDistinct({ template: tags.template }).from(tags).where(eq(tags.siteId, siteId))
  return {
    kind,
    names,
    namesakes: {
      tags: await readTags(tx, siteId, ids.tag),
      triggers: await readTriggers(tx, siteId, ids.trigger),
      variables: await readVariables(tx, siteId, ids.variable),
    },
    templates: new Set(templates.map((row) => row.template)),
    isPrioritized: (await tx.$count(tags, and(eq(tags.siteId, siteId), gt(tags.priority, 0)))) > 0,
  }
}

const namesIn = (tx: Database, siteId: string, kind: Kind) =>
  rowsOf<{ id: string; name: string }>(
    tx,
    sql`select id, name from ${sql.raw(TABLE[kind])} where site_id = ${siteId}::uuid`,
  )

const namesOf = (items: readonly { name: string }[]) => new Set(items.map((item) => item.name))
