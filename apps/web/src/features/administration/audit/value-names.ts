import type { AUDIT_SIGN_INS } from '@waymark/domain/audit'
import { type Message, msg } from '@waymark/domain/message'
import { LEVEL_NAMES } from '../page/level-names.ts'
import { ROLE_NAMES } from '../people/roles.ts'
import { EVENT_NAMES } from '../webhooks/event-names.ts'

/** With what users and clients sign in. */
export const SIGN_IN_NAMES: Readonly<Record<(typeof AUDIT_SIGN_INS)[number], Message>> = {
  password: msg('audit.method.password', 'Password'),
  code: msg('audit.method.code', 'Password and code'),
  'recovery-code': msg('audit.method.recovery-code', 'Password and recovery code'),
  provider: msg('audit.method.provider', 'Single sign-on'),
  'set-up': msg('audit.method.set-up', 'Set-up of the installation'),
  'client-secret': msg('audit.method.client-secret', 'Client secret'),
}

export const YES_NO = { yes: msg('audit.yes', 'Yes'), no: msg('audit.no', 'No') }

/** The words of the API that stand as values in the log, by field. */
export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  level: LEVEL_NAMES,
  role: ROLE_NAMES,
  events: EVENT_NAMES,
  websites: { all: msg('audit.all-websites', 'All') },
  link: {
    invitation: msg('audit.link.invitation', 'Invitation'),
    reset: msg('audit.link.reset', 'New password'),
  },
  source: {
    file: msg('audit.source.file', 'File'),
    version: msg('audit.source.version', 'Version'),
  },
  'tracker.dialect': {
    extended: msg('audit.dialect.extended', 'Extended'),
    matomo: msg('audit.dialect.matomo', 'Matomo'),
  },
}
