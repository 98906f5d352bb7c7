import type { AuditActor } from '@waymark/domain/audit'
import { type Message, msg } from '@waymark/domain/message'
import type { IconName } from '@waymark/ui/icon'

type ActorType = AuditActor['type']

/** Names of actors that have none of their own. */
export const ACTOR_NAMES: Readonly<Partial<Record<ActorType, Message>>> = {
  anonymous: msg('audit.not-signed-in', 'Not signed in'),
  'command-line': msg('audit.command-line', 'Command line'),
  system: msg('audit.system', 'Waymark'),
}

export const ACTOR_ICONS: Readonly<Record<ActorType, IconName>> = {
  member: 'user',
  client: 'key',
  anonymous: 'lock',
  'command-line': 'command',
  system: 'settings',
}
