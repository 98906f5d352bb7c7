import * as v from 'valibot'

/** The groups by which the audit log can be filtered, with the actions of each. */
const GROUPS = {
  'sign-in': [
    'sign_in.completed',
    'sign_in.refused',
    'sign_in.ended',
    'session.ended',
    'password.changed',
    'password.link_created',
    'password.set_by_link',
    'two_factor.enabled',
    'two_factor.disabled',
    'two_factor.recovery_code_used',
    'two_factor.recovery_codes_renewed',
  ],
  people: ['person.created', 'person.changed', 'person.removed', 'level.changed'],
  sites: [
    'site.created',
    'site.changed',
    'site.removed',
    'meta_site.created',
    'meta_site.changed',
    'meta_site.removed',
    'meta_site.linked',
    'debug_link.created',
    'debug_link.removed',
  ],
  clients: ['client.created', 'client.changed', 'client.secret_rotated', 'client.revoked', 'client.signed_in'],
  webhooks: ['webhook.created', 'webhook.changed', 'webhook.removed', 'webhook.secret_rotated', 'webhook.turned_off'],
  publishing: [
    'version.published',
    'version.republished',
    'version.restored',
    'import.completed',
    'tag.stopped',
    'tag.resumed',
  ],
  organization: ['organization.created', 'sign_in_policy.changed', 'license.changed'],
} as const

export type AuditGroup = keyof typeof GROUPS
/** The groups, in the order in which people choose. */
export const AUDIT_GROUPS = Object.keys(GROUPS) as AuditGroup[]

/** An action in the audit log: the kind of object and what was done to it. */
export const AUDIT_ACTIONS = Object.values(GROUPS).flat()
export const AuditAction = v.picklist(AUDIT_ACTIONS)
export type AuditAction = v.InferOutput<typeof AuditAction>

/** The actions of some groups. */
export const actionsOf = (groups: readonly AuditGroup[]): AuditAction[] => groups.flatMap((group) => GROUPS[group])
