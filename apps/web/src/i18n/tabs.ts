import { type Message, msg } from '@waymark/domain/message'
import type { SiteSection } from '@waymark/domain/site'

/** The names of the areas of a site, in tabs, titles and shortcuts. */
export const TABS = {
  tags: msg('tab.tags', 'Tags'),
  triggers: msg('tab.triggers', 'Triggers'),
  variables: msg('tab.variables', 'Variables'),
  'meta-setup': msg('tab.meta-setup', 'Meta setup'),
  changelog: msg('tab.changelog', 'Changelog'),
  debug: msg('tab.debugger', 'Debugger'),
  settings: msg('tab.settings', 'Settings'),
} as const satisfies Record<SiteSection, Message>
