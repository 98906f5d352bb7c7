import { type Message, msg } from '@waymark/domain/message'
import type { Role } from '@waymark/domain/user'

/** The names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, Message>> = {
  OWNER: msg('role.owner', 'Owner'),
  USER: msg('role.member', 'Member'),
}
