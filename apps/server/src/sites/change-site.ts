import type { AppPatch } from '@waymark/domain/site'
import { eq, sql } from 'drizzle-orm'
import { requestRebuild } from '#containers/rebuild-site.ts'
import { sites } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'

/** Changes settings of a website, or the name of a meta-site. What its script is made of changes with them. */
export async function changeSite(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake'>,
  siteId: string,
  { name, urls, gdpr, delay, timezone }: AppPatch['attributes'],
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const [before] = await tx.select().from(sites).where(eq(sites.id, siteId)).for('update')
    if (!before) return
    const after = {
      name: name ?? before.name,
      urls: urls ?? before.urls,
      gdpr: gdpr ?? before.gdpr,
      delay: delay ?? before.delay,
      timezone: timezone ?? before.timezone,
    }
    const keys = ['name', 'urls', 'gdpr', 'delay', 'timezone'] as const
    if (keys.every((key) => JSON.stringify(after[key]) === JSON.stringify(before[key]))) return
    await tx
      .update(sites)
      .set({ ...after, updatedAt: deps.clock(), settingsRevision: sql`${sites.settingsRevision} + 1` })
      .where(eq(sites.id, siteId))
    if (before.kind === 'app') await requestRebuild(deps, tx, [siteId])
  })
  deps.wake()
}
