import { msg } from '@waymark/domain/message'
import { isMetaSite, type Site } from '@waymark/domain/site'

/** The pages of the settings with their addresses and names. */
export const SETTINGS_PAGES = {
  import: { to: '/tag/app/$appId/settings/import', name: msg('settings.import', 'Import'), icon: 'download' },
  'tags-priority': {
    to: '/tag/app/$appId/settings/tags-priority',
    name: msg('settings.tags-priority', 'Tags priority'),
    icon: 'priority',
  },
  tracker: { to: '/tag/app/$appId/settings/tracker', name: msg('settings.tracker', 'Tracker'), icon: 'pulse' },
} as const

export type SettingsPage = keyof typeof SETTINGS_PAGES

/** The pages a site has: a meta-site has neither an order of tags nor a tracker of its own. */
export const settingsPagesOf = (site: Site): readonly SettingsPage[] =>
  isMetaSite(site) ? ['import'] : ['import', 'tags-priority', 'tracker']
