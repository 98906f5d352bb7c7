import type { Database } from '#database/database.ts'
import { type Author, type Content, NO_ITEMS, SYSTEM } from '#database/tables/content.ts'
import { versions } from '#database/tables/index.ts'
import { fingerprint } from '#items/content-hash.ts'
import { storeContent } from '#items/content-store.ts'
import { addItems } from '#items/write-rows.ts'
import { differences, namesIn, recordChanges } from './changelog.ts'
import { setPublishedItems } from './published-items.ts'

/** What a new site begins with. */
interface FirstVersion {
  siteId: string
  content: Content
  at: Date
  newId(): string
  /** Who made version 1.0; the system unless given. */
  author?: Author
}

/**
 * Gives a new site its version 1.0, published, and a draft equal to it. Its container is not compiled here: request it
 * with `requestRebuild`.
 */
export async function createVersions(
  tx: Database,
  { siteId, content, at, newId, author = SYSTEM }: FirstVersion,
): Promise<void> {
  const [publishedId, draftId] = [newId(), newId()]
  const contentHash = await storeContent(tx, siteId, content)
  const common = {
    siteId,
    hasChanges: false,
    createdAt: at,
    updatedAt: at,
    versionMinor: 0,
    authorId: author.id,
    authorEmail: author.email,
  }
  await tx.insert(versions).values([
    {
      ...common,
      id: publishedId,
      versionType: 'published',
      versionMajor: 1,
      contentHash,
      publisherId: author.id,
      publisherEmail: author.email,
      publishedAt: at,
    },
    { ...common, id: draftId, versionType: 'draft', versionMajor: 2, parentId: publishedId },
  ])
  await addItems(tx, siteId, content, fingerprint(content))
  await setPublishedItems(tx, siteId, content)
  const names = namesIn(content)
  const context = { siteId, versionId: publishedId, at, author, newId }
  await recordChanges(tx, context, differences(NO_ITEMS, content), { before: names, after: names })
}
