import { msg } from '@waymark/domain/message'

/** The names of the pages of the settings that the palette lists too. */
export const SETTINGS_NAMES = {
  import: msg('settings.import', 'Import'),
  priority: msg('settings.tags-priority', 'Tags priority'),
  tracker: msg('settings.tracker', 'Tracker'),
}
