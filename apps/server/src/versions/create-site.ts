import type { Database } from '#database/database.ts'
import { versions } from '#database/tables/index.ts'
import { type Content, fingerprint, KINDS, LIST } from '#items/content.ts'
import { storeContent } from '#items/content-store.ts'
import { addItems } from '#items/write-items.ts'
import type { Change } from './changelog-content.ts'
import { namesIn } from './names.ts'
import { type Author, recordChanges, SYSTEM } from './record-changes.ts'

/** What a new site begins with. */
export interface NewVersions {
  siteId: string
  content: Content
  at: Date
  newId(): string
  /** Who made version 1.0; nobody unless given. */
  author?: Author
}

/**
 * Gives a site that has just been made its version 1.0, published, and a draft equal to it. Its script is not made here:
 * ask for it with `requestRebuild`.
 */
export async function createVersionedSite(
  tx: Database,
  { siteId, content, at, newId, author = SYSTEM }: NewVersions,
): Promise<{ draftId: string; publishedId: string }> {
  const publishedId = newId()
  const draftId = newId()
  const contentHash = await storeContent(tx, siteId, content)
  const made = { siteId, hasChanges: false, createdAt: at, updatedAt: at }
  const by = { authorId: author.id, authorEmail: author.email }
  await tx.insert(versions).values([
    {
      ...made,
      ...by,
      id: publishedId,
      versionType: 'published',
      versionMajor: 1,
      versionMinor: 0,
      contentHash,
      publisherId: author.id,
      publisherEmail: author.email,
      publishedAt: at,
    },
    { ...made, ...by, id: draftId, versionType: 'draft', versionMajor: 2, versionMinor: 0, parentId: publishedId },
  ])
  await addItems(tx, siteId, content, fingerprint(content))
  const names = namesIn(content)
  const additions = KINDS.flatMap((kind) =>
    content[LIST[kind]].map((item) => ({ kind, before: null, after: item }) as Change),
  )
  await recordChanges(tx, { siteId, versionId: publishedId, at, author, newId }, additions, {
    before: names,
    after: names,
  })
  return { draftId, publishedId }
}
