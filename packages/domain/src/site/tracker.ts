import * as v from 'valibot'
import { type FormError, MAX_TEXT } from '../field/index.ts'
import { patchBody } from '../resource/body.ts'
import { resource } from '../resource/index.ts'
import { SiteUrl } from './administration.ts'

/** The command sets that trackers understand; `matomo` is what Matomo's own `matomo.js` takes. */
const TrackerDialect = v.picklist(['extended', 'matomo'])
export type TrackerDialect = v.InferOutput<typeof TrackerDialect>

/** Longest address of a tracker. */
const TRACKER_URL_LIMIT = 2048

const Url = v.pipe(SiteUrl, v.maxLength(TRACKER_URL_LIMIT, 'max-length'))
const SiteId = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(MAX_TEXT, 'max-length'))

/** The tracker settings of a website; null means that of the installation, and as site id the website's own id. */
export const TrackerSettings = v.object({
  js_url: v.nullable(Url),
  php_url: v.nullable(Url),
  dialect: v.nullable(TrackerDialect),
  site_id: v.nullable(SiteId),
})
export type TrackerSettings = v.InferOutput<typeof TrackerSettings>

/** The tracker of websites without one of their own; empty addresses mean no tracker. */
export const InstallationTracker = v.object({ js_url: v.string(), php_url: v.string(), dialect: TrackerDialect })
export type InstallationTracker = v.InferOutput<typeof InstallationTracker>

/** The tracker of a website as the API shows it; the id is the website's. */
export const Tracker = resource('tracker', v.object({ ...TrackerSettings.entries, installation: InstallationTracker }))
export type Tracker = v.InferOutput<typeof Tracker>

/** The body that sets the tracker of a website. */
export const TrackerPut = patchBody('tracker', TrackerSettings)

export const NO_TRACKER: TrackerSettings = { js_url: null, php_url: null, dialect: null, site_id: null }

/** The tracker that a website uses. */
export interface TrackerInUse extends InstallationTracker {
  readonly site_id: string
  /** Whether anything is sent: both addresses are set, and the id is valid for the dialect. */
  readonly sends: boolean
}

/** Ids of sites in Matomo are numbers. */
const isNumber = (id: string) => /^[1-9]\d*$/.test(id)

/** The tracker in use by a website, from its own settings and those of the installation. */
export function trackerInUse(own: TrackerSettings, installation: InstallationTracker, appId: string): TrackerInUse {
  const hasOwnAddresses = own.js_url !== null && own.php_url !== null
  const { js_url, php_url } = hasOwnAddresses ? { js_url: own.js_url!, php_url: own.php_url! } : installation
  const dialect = own.dialect ?? installation.dialect
  const site_id = own.site_id ?? appId
  const sends = js_url !== '' && php_url !== '' && (dialect !== 'matomo' || isNumber(site_id))
  return { js_url, php_url, dialect, site_id, sends }
}

/** The cross-field rules: both addresses or none, and for Matomo the site id is a number. */
export function trackerErrors(own: TrackerSettings, installation: InstallationTracker): readonly FormError[] {
  const { js_url, php_url, dialect, site_id } = own
  const errors: FormError[] = []
  if (js_url === null && php_url !== null) errors.push({ path: ['js_url'], key: 'required' })
  if (js_url !== null && php_url === null) errors.push({ path: ['php_url'], key: 'required' })
  if (site_id === null) {
    if (dialect === 'matomo') errors.push({ path: ['site_id'], key: 'required' })
  } else if ((dialect ?? installation.dialect) === 'matomo' && !isNumber(site_id)) {
    errors.push({ path: ['site_id'], key: 'must-be-integer' })
  }
  return errors
}

/** The form of a website's tracker; empty texts mean those of the installation. */
export interface TrackerForm {
  readonly js_url: string
  readonly php_url: string
  readonly dialect: TrackerDialect | ''
  readonly site_id: string
}

/** The form as it opens. */
export const trackerForm = ({ attributes }: Tracker): TrackerForm => ({
  js_url: attributes.js_url ?? '',
  php_url: attributes.php_url ?? '',
  dialect: attributes.dialect ?? '',
  site_id: attributes.site_id ?? '',
})

const textOrNull = (text: string) => text.trim() || null

/** The settings of a form. */
export const trackerOfForm = ({ js_url, php_url, dialect, site_id }: TrackerForm): TrackerSettings => ({
  js_url: textOrNull(js_url),
  php_url: textOrNull(php_url),
  dialect: dialect === '' ? null : dialect,
  site_id: textOrNull(site_id),
})
