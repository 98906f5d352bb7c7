import { isMetaSite, type Site } from '@waymark/domain/site'
import { SETTINGS_NAMES } from '#i18n/settings-names.ts'

/** The pages of the settings with their names. */
export const SETTINGS_PAGES = {
  import: { to: '/tag/app/$appId/settings/import', name: SETTINGS_NAMES.import, icon: 'download' },
  'tags-priority': {
    to: '/tag/app/$appId/settings/tags-priority',
    name: SETTINGS_NAMES.priority,
    icon: 'priority',
  },
  tracker: { to: '/tag/app/$appId/settings/tracker', name: SETTINGS_NAMES.tracker, icon: 'pulse' },
} as const

export type SettingsPage = keyof typeof SETTINGS_PAGES

/** The pages a site has: a meta-site has neither an order of tags nor a tracker of its own. */
export const settingsPagesOf = (site: Site): readonly SettingsPage[] =>
  isMetaSite(site) ? ['import'] : ['import', 'tags-priority', 'tracker']
