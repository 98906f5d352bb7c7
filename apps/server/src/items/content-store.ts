import { and, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { type Content, type Dates, type ItemOf, type Kind, LIST } from '#database/tables/content.ts'
import { versionContents } from '#database/tables/index.ts'
import { canonicalJson } from '#json.ts'
import { sha256 } from '#sha256.ts'
import { readDraft } from './read-rows.ts'

/** Keeps the content of a version under its hash; the same content is kept once per site. */
export async function storeContent(tx: Database, siteId: string, content: Content): Promise<string> {
  const text = canonicalJson(content)
  const hash = sha256(text)
  await tx.execute(sql`insert into version_contents (site_id, hash, content)
    values (${siteId}::uuid, ${hash}, ${text}::text::jsonb) on conflict do nothing`)
  return hash
}

/** One item that a version other than the draft holds, taken out by the database: contents of large sites are megabytes. */
export async function readVersionItem<K extends Kind>(
  db: Database,
  version: Pick<VersionRow, 'siteId' | 'contentHash'>,
  { kind, id }: { kind: K; id: string },
): Promise<(ItemOf[K] & Dates) | undefined> {
  const path = `$.${LIST[kind]}[*] ? (@.id == $id)`
  const [row] = await rowsOf<{ item: (ItemOf[K] & Dates) | null }>(
    db,
    sql`select jsonb_path_query_first(content, ${path}::text::jsonpath, jsonb_build_object('id', ${id}::text)) as item
      from version_contents where site_id = ${version.siteId}::uuid and hash = ${version.contentHash}`,
  )
  return row?.item ?? undefined
}

/** What a version holds: the draft's rows, or the stored content of any other version. */
export async function readContent(db: Database, version: Pick<VersionRow, 'siteId' | 'contentHash'>): Promise<Content> {
  if (version.contentHash === null) return readDraft(db, version.siteId)
  const [row] = await db
    .select({ content: versionContents.content })
    .from(versionContents)
    .where(and(eq(versionContents.siteId, version.siteId), eq(versionContents.hash, version.contentHash)))
  if (!row) throw new Error(`The content ${version.contentHash} of site ${version.siteId} is missing.`)
  return row.content
}
