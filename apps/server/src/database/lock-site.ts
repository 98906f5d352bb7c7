import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type SiteRow, sites } from './tables/index.ts'

/**
 * Locks a site until the transaction ends and gives its row: other writers of its draft and other changes of its container
 * wait, in whichever process. Rows that only refer to the site, such as a new operation or a stored version, do not.
 */
export async function lockSite(tx: Database, siteId: string): Promise<SiteRow | undefined> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, siteId)).for('no key update')
  return site
}
