import { type Message, msg } from '@waymark/domain/message'
import type { AccessLevel } from '@waymark/domain/permission'
export const LEVEL_NAMES: Readonly<Record<AccessLevel, Message>> = {
  none: msg('level.none', 'None'),
  view: msg('level.view', 'View'),
  edit: msg('level.edit', 'Edit'),
  publish: msg('level.publish', 'Publish'),
  manage: msg('level.manage', 'Manage'),
}
