import { type Content, NO_ITEMS } from '#database/tables/content.ts'
import { sites } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { createVersions } from '#versions/create-versions.ts'

/** Makes a site or meta-site with version 1.0 and gives its id. */
export async function makeSite(
  deps: Dependencies,
  organisationId: string,
  { kind = 'app', name = 'Outdoor shop', content = NO_ITEMS }: SiteOptions = {},
): Promise<string> {
  const { db, clock, ids } = deps
  const id = ids()
  const at = clock()
  await db.transaction(async (tx) => {
    await tx.insert(sites).values({
      id,
      organisationId,
      kind,
      name,
      urls: kind === 'app' ? ['https://shop.example.com'] : [],
      gdpr: true,
      delay: 500,
      timezone: 'UTC',
      createdAt: at,
      updatedAt: at,
    })
    await createVersions(tx, { siteId: id, content, at, newId: ids })
  })
  return id
}

interface SiteOptions {
  kind?: 'app' | 'meta-site'
  name?: string
  content?: Content
}
