import { type Message, msg } from '../message/index.ts'
import type { ItemKind } from '../resource/index.ts'
import { type ChangeType, isChangeType, isResourceType } from './entry.ts'

const CHANGES: Readonly<Record<ChangeType, Message>> = {
  add: msg('changelog.change.add', 'Added'),
  edit: msg('changelog.change.edit', 'Edited'),
  delete: msg('changelog.change.delete', 'Deleted'),
}

const RESOURCES: Readonly<Record<ItemKind, Message>> = {
  tag: msg('changelog.resource.tag', 'Tag'),
  trigger: msg('changelog.resource.trigger', 'Trigger'),
  variable: msg('changelog.resource.variable', 'Variable'),
}

/** The label of a change; its wire name if it is unknown. */
export const changeLabel = (change: string): Message | string => (isChangeType(change) ? CHANGES[change] : change)

/** The label of a kind of item; its wire name if it is unknown. */
export const resourceLabel = (type: string): Message | string => (isResourceType(type) ? RESOURCES[type] : type)

/** Numbers of entries per page to choose from, and the initial one. */
export const CHANGELOG_PAGE_SIZES = { choices: [10, 25, 50, 100], initial: 50 } as const
