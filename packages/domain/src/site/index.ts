export {
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
export { InstallationCode } from './installation-code.ts'
export { App, asksForConsent, isMetaSite, MetaSite, Site } from './site.ts'
export { isTimeZone } from './time-zone.ts'
