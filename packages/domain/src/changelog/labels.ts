import { type Message, msg } from '../message/index.ts'
import type { ChangelogEntry } from './entry.ts'

export const CHANGE_LABELS: Readonly<Record<ChangelogEntry['attributes']['change_type'], Message>> = {
  add: msg('changelog.change.add', 'Added'),
  edit: msg('changelog.change.edit', 'Edited'),
  delete: msg('changelog.change.delete', 'Deleted'),
}

export const RESOURCE_LABELS: Readonly<Record<ChangelogEntry['attributes']['resource_type'], Message>> = {
  tag: msg('changelog.resource.tag', 'Tag'),
  trigger: msg('changelog.resource.trigger', 'Trigger'),
  variable: msg('changelog.resource.variable', 'Variable'),
}

/** How many entries a page shows: the choices, and the one to begin with. */
export const CHANGELOG_PAGE_SIZES = { choices: [10, 25, 50, 100], initial: 50 } as const
