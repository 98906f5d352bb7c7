import type { App, AppPatch, MetaSite, Site, TrackerSettings } from '@waymark/domain/site'
import { allTemplates } from '@waymark/domain/tag/templates'
import { eq, sql } from 'drizzle-orm'
import { changesBetween } from '#audit/record-audit.ts'
import { linkedSites, requestRebuild } from '#containers/rebuild.ts'
import { type Author, type Content, NO_ITEMS, type TagContent, type TriggerContent } from '#database/tables/content.ts'
import { type SiteRow, sites } from '#database/tables/index.ts'
import { type Initiator, SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate } from '#http/wire-date.ts'
import { tagFromTemplate } from '#items/tag-from-template.ts'
import { canonicalJson } from '#json.ts'
import { refuse } from '#refusal.ts'
import { createVersions } from '#versions/create-versions.ts'
import { rebuildWithNewSettings } from './link-apps.ts'
import { hasModule } from './organisation.ts'
import { firstValues, recordSite, siteAuditValues } from './record-site.ts'

/** What is chosen about a new website or meta-site; a meta-site has only a name. */
export interface NewSite {
  readonly id?: string | undefined
  readonly organisationId: string
  readonly kind: SiteRow['kind']
  readonly name: string
  readonly urls?: readonly string[]
  readonly gdpr?: boolean
  readonly delay?: number
  readonly timezone?: string
  /** Whether it starts with a tag of Waymark analytics, where that is included; it does unless given. */
  readonly analytics?: boolean
  /** Version 1.0, when it is not to have the usual content. */
  readonly content?: Content
  /** Who made version 1.0; the system unless given. */
  readonly author?: Author
  /** Who makes it, for the audit log; the server unless given. */
  readonly by?: Initiator
}

type SiteDependencies = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'wake'>

/** Creates a site with its version 1.0, published. Its container is built soon after. Refuses an id that is taken. */
export async function createSite(deps: SiteDependencies, wanted: NewSite): Promise<SiteRow> {
  const { db, clock, ids, wake } = deps
  const at = clock()
  const content = wanted.content ?? (await firstContent(deps, wanted, at))
  const site = await db.transaction(async (tx) => {
    const id = wanted.id ?? ids()
    const [created] = await tx
      .insert(sites)
      .values({
        id,
        organisationId: wanted.organisationId,
        kind: wanted.kind,
        name: wanted.name,
        urls: [...(wanted.urls ?? [])],
        gdpr: wanted.gdpr ?? true,
        delay: wanted.delay ?? 500,
        timezone: wanted.timezone ?? 'UTC',
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!created) throw refuse('NOT_UNIQUE_ID_ERROR', 'Another site has this id', { field: ['data', 'id'] })
    await createVersions(tx, {
      siteId: id,
      content,
      at,
      newId: ids,
      ...(wanted.author && { author: wanted.author }),
    })
    await recordSite(tx, deps, wanted.by ?? SERVER, { action: 'created', site: created, changes: firstValues(created) })
    if (created.kind === 'app') await requestRebuild(deps, tx, [id])
    return created
  })
  wake()
  return site
}

/** What a website starts with: a trigger for every page view and, with analytics, the tag that counts them. */
async function firstContent({ db, ids }: SiteDependencies, site: NewSite, at: Date): Promise<Content> {
  if (site.kind === 'meta-site') return NO_ITEMS
  const dates = { created_at: at.toISOString(), updated_at: at.toISOString() }
  const trigger: TriggerContent = {
    id: ids(),
    name: 'All page views',
    trigger_type: 'page_view',
    conditions: [],
    triggers: [],
  }
  const hasAnalytics = (site.analytics ?? true) && (await hasModule(db, site.organisationId, 'analytics'))
  const tags = hasAnalytics ? analyticsTags(ids, trigger.id).map((tag) => ({ ...tag, ...dates })) : []
  return { tags, triggers: [{ ...trigger, ...dates }], variables: [] }
}

const analyticsTags = (newId: () => string, triggerId: string): TagContent[] =>
  allTemplates()
    .filter((template) => template.stored.template === 'waymark_analytics')
    .map((template) =>
      tagFromTemplate(template, {
        id: newId(),
        name: 'Waymark analytics',
        template_options: template.encode(template.initial),
        triggers: [triggerId],
      }),
    )

const SETTINGS = ['name', 'urls', 'gdpr', 'delay', 'timezone', 'tracker'] as const

/** Changes settings of a website, or the name of a meta-site. What its container is made of changes with them. */
export async function changeSite(
  deps: SiteDependencies,
  siteId: string,
  patch: AppPatch['attributes'] & { tracker?: TrackerSettings },
  by: Initiator,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(sites).where(eq(sites.id, siteId)).for('update')
    if (!before) return
    const sent = SETTINGS.filter((key) => patch[key] !== undefined)
    const changed = sent.filter((key) => canonicalJson(patch[key]) !== canonicalJson(before[key]))
    if (changed.length === 0) return
    const after = Object.fromEntries(changed.map((key) => [key, patch[key]]))
    await tx
      .update(sites)
      .set({ ...after, updatedAt: deps.clock(), settingsRevision: sql`${sites.settingsRevision} + 1` })
      .where(eq(sites.id, siteId))
    const site = { ...before, ...after }
    await recordSite(tx, deps, by, {
      action: 'changed',
      site,
      changes: changesBetween(siteAuditValues(before), siteAuditValues(after)),
    })
    if (before.kind === 'app') await requestRebuild(deps, tx, [siteId])
  })
  deps.wake()
}

/**
 * Removes a website or meta-site with its versions, links and artifacts. Websites that used the meta-site get new
 * containers without it. The files of a website in the container store are deleted by `reconcileStore`, within seconds while
 * the store can be used; it finds them by the row in `stored_containers`, which has no foreign key so that it stays until then.
 */
export async function removeSite(deps: SiteDependencies, site: SiteRow, by: Initiator): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const using = site.kind === 'meta-site' ? await linkedSites(tx, site.id) : []
    const removed = await tx.delete(sites).where(eq(sites.id, site.id)).returning({ id: sites.id })
    if (removed.length > 0) await recordSite(tx, deps, by, { action: 'removed', site })
    await tx.execute(sql`delete from artifacts where not exists (select 1 from artifact_pointers
      where artifact_hash = artifacts.hash) and not exists (select 1 from debug_artifacts
      where artifact_hash = artifacts.hash)`)
    await rebuildWithNewSettings(deps, tx, using)
  })
  deps.wake()
}

/** A website as the API shows it. */
export const presentApp = (row: SiteRow): App => ({
  id: row.id,
  type: 'ppms/app',
  attributes: {
    name: row.name,
    urls: row.urls,
    gdpr: row.gdpr,
    delay: row.delay,
    timezone: row.timezone,
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
  },
})

/** A meta-site as the API shows it; `appCount` is the number of linked websites, where it is shown. */
export const presentMetaSite = (row: SiteRow, appCount?: number): MetaSite => ({
  id: row.id,
  type: 'ppms/meta-site',
  attributes: {
    name: row.name,
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
    ...(appCount !== undefined && { app_count: appCount }),
  },
})

/** Either of them, by its kind. */
export const presentSite = (row: SiteRow): Site => (row.kind === 'app' ? presentApp(row) : presentMetaSite(row))
