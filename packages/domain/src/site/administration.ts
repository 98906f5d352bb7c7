import * as v from 'valibot'
import { createBody, patchBody } from '../resource/body.ts'
import { Id } from '../resource/index.ts'
import { isTimeZone } from './time-zone.ts'

/** Longest name of a website. */
export const APP_NAME_LIMIT = 90
/** Longest name of a meta-site. */
export const META_SITE_NAME_LIMIT = 191
/** Longest delay of a link or form for its tags, in milliseconds. */
export const DELAY_LIMIT = 5000
/** Most addresses of a website. */
export const ADDRESS_LIMIT = 100

const name = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(limit, 'name-too-long'))

/** An absolute address of a website: http or https, with a host. */
export const SiteUrl = v.pipe(v.string(), v.trim(), v.url('invalid-url'), v.regex(/^https?:\/\/[^/?#]/i, 'invalid-url'))

const appEntries = {
  name: name(APP_NAME_LIMIT),
  urls: v.pipe(v.array(SiteUrl), v.maxLength(ADDRESS_LIMIT, 'max-items')),
  gdpr: v.boolean(),
  delay: v.pipe(v.number(), v.integer('must-be-integer'), v.minValue(0, 'minimum'), v.maxValue(DELAY_LIMIT, 'maximum')),
  timezone: v.pipe(v.string(), v.check(isTimeZone, 'invalid-time-zone')),
}

/** The body that makes a website. */
export const AppCreate = createBody(
  'ppms/app',
  v.object({
    ...appEntries,
    urls: v.optional(appEntries.urls, []),
    gdpr: v.optional(appEntries.gdpr, true),
    delay: v.optional(appEntries.delay, 500),
    timezone: v.optional(appEntries.timezone, 'UTC'),
  }),
)
export type AppCreate = v.InferOutput<typeof AppCreate>

/** The body that changes settings of a website. */
export const AppPatch = patchBody('ppms/app', v.partial(v.object(appEntries)))
export type AppPatch = v.InferOutput<typeof AppPatch>

/** The body that makes a meta-site. */
export const MetaSiteCreate = createBody('ppms/meta-site', v.object({ name: name(META_SITE_NAME_LIMIT) }))
export type MetaSiteCreate = v.InferOutput<typeof MetaSiteCreate>

/** The body that renames a meta-site. */
export const MetaSitePatch = patchBody('ppms/meta-site', v.object({ name: v.optional(name(META_SITE_NAME_LIMIT)) }))
export type MetaSitePatch = v.InferOutput<typeof MetaSitePatch>

/** The websites linked to a meta-site, in order. */
export const MetaSiteApps = v.array(v.object({ id: Id, type: v.picklist(['ppms/app', 'app']) }))
export type MetaSiteApps = v.InferOutput<typeof MetaSiteApps>
