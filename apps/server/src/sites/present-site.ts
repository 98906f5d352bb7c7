import type { App, MetaSite, Site } from '@waymark/domain/site'
import type { SiteRow } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'

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

/** A meta-site as the API shows it. */
export const presentMetaSite = (row: SiteRow): MetaSite => ({
  id: row.id,
  type: 'ppms/meta-site',
  attributes: { name: row.name, created_at: wireDate(row.createdAt), updated_at: wireDate(row.updatedAt) },
})

/** Either of them, by its kind. */
export const presentSite = (row: SiteRow): Site => (row.kind === 'app' ? presentApp(row) : presentMetaSite(row))
