import { msg } from '@waymark/domain/message'

export const SHOW_SUMMARY = msg('import.show-summary', 'Show summary')
export const VERSION_LIVE = msg('publish.version-live', 'Version {number} is live')
export const VERSION_LIVE_ON = msg(
  'publish.version-live-on',
  'Version {number} is live on {websites, plural, one {# website} other {# websites}}',
)
