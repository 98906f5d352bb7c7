import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'

/** A website whose pages load the container. `delay` is in milliseconds, `timezone` an IANA zone. */
export const App = resource(
  'ppms/app',
  v.object({
    name: v.string(),
    urls: v.array(v.string()),
    gdpr: v.optional(v.boolean(), true),
    delay: v.optional(v.number()),
    timezone: v.optional(v.string()),
    created_at: WireDate,
    updated_at: WireDate,
  }),
)
export type App = v.InferOutput<typeof App>

/** Tags, triggers and variables shared by several websites; the list of meta-sites has their number (`app_count`). */
export const MetaSite = resource(
  'ppms/meta-site',
  v.object({ name: v.string(), created_at: WireDate, updated_at: WireDate, app_count: v.optional(v.number()) }),
)
export type MetaSite = v.InferOutput<typeof MetaSite>

/** An item of the website picker: a website or a meta-site. */
export const Site = v.variant('type', [App, MetaSite])
export type Site = v.InferOutput<typeof Site>

export const isMetaSite = (site: Site): site is MetaSite => site.type === 'ppms/meta-site'

/** Whether visitors of the site are asked for consent; a meta-site has no such setting of its own. */
export const requiresConsent = (site: Site): boolean => !isMetaSite(site) && site.attributes.gdpr
