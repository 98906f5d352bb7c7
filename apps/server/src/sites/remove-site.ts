import { eq, sql } from 'drizzle-orm'
import { linkedSites } from '#containers/rebuild-site.ts'
import { type SiteRow, sites } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { rebuild } from './link-apps.ts'

/**
 * Removes a website or meta-site with its versions, links and scripts. Websites that used the meta-site get new scripts
 * without it.
 */
export async function removeSite(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake'>,
  site: Pick<SiteRow, 'id' | 'kind'>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const using = site.kind === 'meta-site' ? await linkedSites(tx, site.id) : []
    await tx.delete(sites).where(eq(sites.id, site.id))
    await tx.execute(sql`delete from artifacts where not exists (select 1 from artifact_pointers
      where artifact_hash = artifacts.hash) and not exists (select 1 from debug_artifacts
      where artifact_hash = artifacts.hash)`)
    await rebuild(deps, tx, using)
  })
  deps.wake()
}
