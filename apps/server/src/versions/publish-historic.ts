import { ITEM_KINDS } from '@waymark/domain/resource'
import type { PublishAttributes } from '@waymark/domain/version'
import { sql } from 'drizzle-orm'
import type { PublishState } from '#containers/source.ts'
import { recordset } from '#database/insert-rows.ts'
import { LIST } from '#database/tables/content.ts'
import type { Fingerprint } from '#items/content-hash.ts'
import { draftDiffers } from './differing.ts'
import type { LockedDraft } from './draft.ts'
import { setPublishedItems } from './published-items.ts'
import { recordPublish } from './record-publish.ts'
import { textsOf, unpublish, updateVersion, versionSummary } from './version-rows.ts'

/**
 * Puts an earlier version live again; `live` are the hashes of its content. The draft stays as it is and is compared with
 * what is live now.
 */
export async function publishHistoric(
  locked: LockedDraft,
  { content, version }: PublishState,
  { live, ...texts }: PublishAttributes & { live: Fingerprint },
) {
  const { tx, siteId, author, at, draftId } = locked
  const historic = await unpublish(tx, siteId)
  const publisher = { publisherId: author.id, publisherEmail: author.email, publishedAt: at }
  const published = await updateVersion(tx, siteId, version.id, {
    versionType: 'published',
    ...publisher,
    ...textsOf(texts),
  })
  await recordPublish(locked, published, historic)
  for (const kind of ITEM_KINDS) {
    const rows = [...live[kind]].map(([id, hash]) => ({ id, hash }))
    await tx.execute(sql`update ${sql.raw(LIST[kind])} as item set published_hash = wanted.hash
      from (select own.id, rows.hash from ${sql.raw(LIST[kind])} as own
        left join ${recordset(rows, { id: 'uuid', hash: 'text' })} on rows.id = own.id
        where own.site_id = ${siteId}::uuid) as wanted
      where item.site_id = ${siteId}::uuid and item.id = wanted.id and item.published_hash is distinct from wanted.hash`)
  }
  await setPublishedItems(tx, siteId, content)
  await updateVersion(tx, siteId, draftId, { hasChanges: await draftDiffers(tx, siteId) })
  return { versions: [published, ...(historic ? [historic] : [])].map((row) => versionSummary(row, 'modified')) }
}
