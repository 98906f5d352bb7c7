import { ITEM_KINDS } from '@waymark/domain/resource'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { recordset } from '#database/insert-rows.ts'
import { type Kind, LIST } from '#database/tables/content.ts'

interface Revision {
  readonly id: string
  readonly hash: string
  readonly revision: number
}

/** The revision of every item of the draft, with the hash of the content that it has. */
export type Revisions = Readonly<Record<Kind, readonly Revision[]>>

/** Reads the revisions of a draft that is about to be replaced. */
export async function readRevisions(tx: Database, siteId: string): Promise<Revisions> {
  const of = async (kind: Kind) => {
    const rows = await rowsOf<{ id: string; hash: string; revision: string | number }>(
      tx,
      sql`select id, content_hash as hash, revision from ${sql.raw(LIST[kind])} where site_id = ${siteId}::uuid`,
    )
    return rows.map(({ id, hash, revision }) => ({ id, hash, revision: Number(revision) }))
  }
  return { tag: await of('tag'), trigger: await of('trigger'), variable: await of('variable') }
}

/** Restores the old revision of items whose content did not change. */
export async function keepRevisions(tx: Database, siteId: string, before: Revisions): Promise<void> {
  for (const kind of ITEM_KINDS) {
    await tx.execute(sql`update ${sql.raw(LIST[kind])} as item set revision = rows.revision
      from ${recordset(before[kind], { id: 'uuid', hash: 'text', revision: 'bigint' })}
      where item.site_id = ${siteId}::uuid and item.id = rows.id and item.content_hash = rows.hash`)
  }
}
