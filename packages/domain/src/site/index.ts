export {
  ADDRESS_LIMIT,
  APP_NAME_LIMIT,
  AppCreate,
  AppPatch,
  DELAY_LIMIT,
  META_SITE_NAME_LIMIT,
  MetaSiteApps,
  MetaSiteCreate,
  MetaSitePatch,
  SiteUrl,
} from './administration.ts'
export { Installation, InstallationPatch } from './installation.ts'
export {
  type BlockedByPolicy,
  InstallationCheck,
  InstallationCheckCreate,
  type InstallationFinding,
  type InstallationProblem,
} from './installation-check.ts'
export { InstallationCode } from './installation-code.ts'
export {
  LINKED_SITE_LIST,
  type LinkedSiteQuery,
  META_CONTENT_LIST,
  type MetaContentQuery,
  MIXED_SITE_LIST,
  type MixedSiteQuery,
  SITE_LIST,
  type SiteQuery,
} from './query.ts'
export { SITE_SECTIONS, type SiteSection, siteSections } from './sections.ts'
export { App, isMetaSite, MetaSite, requiresConsent, Site } from './site.ts'
export { isTimeZone } from './time-zone.ts'
export { title } from './title.ts'
export {
  InstallationTracker,
  NO_TRACKER,
  Tracker,
  type TrackerDialect,
  type TrackerForm,
  type TrackerInUse,
  TrackerPut,
  TrackerSettings,
  trackerErrors,
  trackerForm,
  trackerInUse,
  trackerOfForm,
} from './tracker.ts'
