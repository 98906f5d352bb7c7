import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#audit/record-audit.ts'
import { linkedSites, requestRebuild } from '#containers/rebuild.ts'
import type { Database } from '#database/database.ts'
import type { SiteRow } from '#database/tables/index.ts'
import { siteMetaSites, sites } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { refusal, throwIfAny } from '#refusal.ts'

/**
 * Makes these the websites that a meta-site is linked to. A link that is new comes last in its website's order, others
 * keep their place. Every website that gains or loses the meta-site gets a new container.
 */
export async function linkApps(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake'>,
  metaSite: Pick<SiteRow, 'id' | 'organisationId' | 'name'>,
  wanted: readonly string[],
  by: Initiator,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const before = await linkedSites(tx, metaSite.id)
    const locked = await lockSites(tx, [...new Set([metaSite.id, ...before, ...wanted])])
    refuseUnknown(wanted, locked, metaSite.organisationId)
    const added = [...new Set(wanted)].filter((id) => !before.includes(id))
    const removed = before.filter((id) => !wanted.includes(id))
    await unlink(tx, metaSite.id, removed)
    await link(tx, metaSite.id, added)
    await rebuildWithNewSettings(deps, tx, [...added, ...removed])
    if (added.length + removed.length === 0) return
    const { id, name, organisationId } = metaSite
    const nameOf = (ids: readonly string[]) =>
      locked.flatMap((site) => (ids.includes(site.id) ? site.name : [])).sort((a, b) => a.localeCompare(b))
    await recordAudit(tx, deps, by, {
      organisationId,
      action: 'meta_site.linked',
      object: { type: 'meta-site', id, name },
      site: { id, name },
      changes: [{ field: 'websites', of: null, before: nameOf(before), after: nameOf([...wanted]) }],
    })
  })
  deps.wake()
}

/** Marks the settings of websites as changed and requests new containers. */
export async function rebuildWithNewSettings(
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  tx: Database,
  siteIds: readonly string[],
): Promise<void> {
  if (siteIds.length === 0) return
  await tx
    .update(sites)
    .set({ settingsRevision: sql`${sites.settingsRevision} + 1` })
    .where(inArray(sites.id, [...siteIds]))
  await requestRebuild(deps, tx, siteIds)
}

/** Locks sites in one order, so that two such calls wait for each other instead of blocking each other. */
const lockSites = (tx: Database, ids: readonly string[]) =>
  tx
    .select()
    .from(sites)
    .where(inArray(sites.id, [...ids]))
    .orderBy(asc(sites.id))
    .for('update')

function refuseUnknown(wanted: readonly string[], held: readonly SiteRow[], organisationId: string): void {
  const known = held.filter((site) => site.organisationId === organisationId && site.kind === 'app')
  throwIfAny(
    wanted.flatMap((id, index) =>
      known.some((site) => site.id === id)
        ? []
        : [refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no site ${id}`, { field: ['data', index, 'id'] })],
    ),
  )
}

async function unlink(tx: Database, metaSiteId: string, siteIds: readonly string[]) {
  if (siteIds.length === 0) return
  await tx
    .delete(siteMetaSites)
    .where(and(eq(siteMetaSites.metaSiteId, metaSiteId), inArray(siteMetaSites.siteId, [...siteIds])))
}

async function link(tx: Database, metaSiteId: string, siteIds: readonly string[]) {
  if (siteIds.length === 0) return
  await tx.execute(sql`insert into site_meta_sites (site_id, meta_site_id, position)
    select id, ${metaSiteId}::uuid,
      coalesce((select max(position) + 1 from site_meta_sites where site_id = sites.id), 0)
    from sites where ${inArray(sites.id, [...siteIds])}`)
}
