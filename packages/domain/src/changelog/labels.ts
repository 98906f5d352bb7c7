import { type Message, msg } from '../message/index.ts'
import { type ChangeType, isChangeType, isResourceType, type ResourceType } from './entry.ts'

const CHANGES: Readonly<Record<ChangeType, Message>> = {
  add: msg('changelog.change.add', 'Added'),
  edit: msg('changelog.change.edit', 'Edited'),
  delete: msg('changelog.change.delete', 'Deleted'),
}

const RESOURCES: Readonly<Record<ResourceType, Message>> = {
  tag: msg('changelog.resource.tag', 'Tag'),
  trigger: msg('changelog.resource.trigger', 'Trigger'),
  variable: msg('changelog.resource.variable', 'Variable'),
}

/** What a change is called; an unknown one by its name on the wire. */
export const changeLabel = (change: string): Message | string => (isChangeType(change) ? CHANGES[change] : change)

/** What a kind of item is called; an unknown one by its name on the wire. */
export const resourceLabel = (type: string): Message | string => (isResourceType(type) ? RESOURCES[type] : type)

/** How many entries a page shows: the choices, and the one to begin with. */
export const CHANGELOG_PAGE_SIZES = { choices: [10, 25, 50, 100], initial: 50 } as const
