import { eq, sql } from 'drizzle-orm'
import { type SiteRow, sites } from '../../database/tables/index.ts'
import { transact } from '../../database/transact.ts'
import { linkedSites } from '../../publish/rebuild-site.ts'
import type { World } from '../../world.ts'
import { rebuild } from './link-apps.ts'

/**
 * Removes a website or meta-site with its versions, links and scripts. Websites that used the meta-site get new scripts
 * without it.
 */
export async function removeSite(
  world: Pick<World, 'db' | 'clock' | 'ids' | 'wake'>,
  site: Pick<SiteRow, 'id' | 'kind'>,
): Promise<void> {
  await transact(world.db, async (tx) => {
    const using = site.kind === 'meta-site' ? await linkedSites(tx, site.id) : []
    await tx.delete(sites).where(eq(sites.id, site.id))
    await tx.execute(sql`delete from artifacts where not exists (select 1 from artifact_pointers
      where artifact_hash = artifacts.hash) and not exists (select 1 from debug_artifacts
      where artifact_hash = artifacts.hash)`)
    await rebuild(world, tx, using)
  })
  world.wake()
}
