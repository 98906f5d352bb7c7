import type { AuditAction, AuditGroup, AuditObject } from '@waymark/domain/audit'
import { type Message, msg } from '@waymark/domain/message'
import type { IconName } from '@waymark/ui/icon'

/** What was done, in words. */
export const ACTION_NAMES: Readonly<Record<AuditAction, Message>> = {
  'sign_in.completed': msg('audit.action.sign-in.completed', 'Signed in'),
  'sign_in.refused': msg('audit.action.sign-in.refused', 'Sign-in refused'),
  'sign_in.ended': msg('audit.action.sign-in.ended', 'Signed out'),
  'session.ended': msg('audit.action.session.ended', 'Session ended'),
  'password.changed': msg('audit.action.password.changed', 'Password changed'),
  'password.link_created': msg('audit.action.password.link-created', 'Password link created'),
  'password.set_by_link': msg('audit.action.password.set-by-link', 'Password set by link'),
  'two_factor.enabled': msg('audit.action.two-factor.enabled', 'Two-factor sign-in turned on'),
  'two_factor.disabled': msg('audit.action.two-factor.disabled', 'Two-factor sign-in turned off'),
  'two_factor.recovery_code_used': msg('audit.action.two-factor.recovery-code-used', 'Recovery code used'),
  'two_factor.recovery_codes_renewed': msg('audit.action.two-factor.recovery-codes-renewed', 'Recovery codes renewed'),
  'person.created': msg('audit.action.person.created', 'Person added'),
  'person.changed': msg('audit.action.person.changed', 'Person changed'),
  'person.removed': msg('audit.action.person.removed', 'Person removed'),
  'level.changed': msg('audit.action.level.changed', 'Level changed'),
  'site.created': msg('audit.action.site.created', 'Website added'),
  'site.changed': msg('audit.action.site.changed', 'Setting changed'),
  'site.removed': msg('audit.action.site.removed', 'Website deleted'),
  'meta_site.created': msg('audit.action.meta-site.created', 'Meta-site added'),
  'meta_site.changed': msg('audit.action.meta-site.changed', 'Meta-site changed'),
  'meta_site.removed': msg('audit.action.meta-site.removed', 'Meta-site deleted'),
  'meta_site.linked': msg('audit.action.meta-site.linked', 'Links changed'),
  'debug_link.created': msg('audit.action.debug-link.created', 'Debug link created'),
  'debug_link.removed': msg('audit.action.debug-link.removed', 'Debug link removed'),
  'client.created': msg('audit.action.client.created', 'Client added'),
  'client.changed': msg('audit.action.client.changed', 'Client changed'),
  'client.secret_rotated': msg('audit.action.client.secret-rotated', 'Secret rotated'),
  'client.revoked': msg('audit.action.client.revoked', 'Client revoked'),
  'client.signed_in': msg('audit.action.client.signed-in', 'Client signed in'),
  'webhook.created': msg('audit.action.webhook.created', 'Webhook added'),
  'webhook.changed': msg('audit.action.webhook.changed', 'Webhook changed'),
  'webhook.removed': msg('audit.action.webhook.removed', 'Webhook deleted'),
  'webhook.secret_rotated': msg('audit.action.webhook.secret-rotated', 'Webhook secret rotated'),
  'webhook.turned_off': msg('audit.action.webhook.turned-off', 'Webhook turned off'),
  'version.published': msg('audit.action.version.published', 'Version published'),
  'version.republished': msg('audit.action.version.republished', 'Earlier version published'),
  'version.restored': msg('audit.action.version.restored', 'Version restored'),
  'import.completed': msg('audit.action.import.completed', 'Import completed'),
  'tag.stopped': msg('audit.action.tag.stopped', 'Tag stopped'),
  'tag.resumed': msg('audit.action.tag.resumed', 'Tag resumed'),
  'organization.created': msg('audit.action.organization.created', 'Organization created'),
  'sign_in_policy.changed': msg('audit.action.sign-in-policy.changed', 'Sign-in policy changed'),
  'license.changed': msg('audit.action.license.changed', 'Licence changed'),
}

/** The groups that the log is filtered by. */
export const GROUP_NAMES: Readonly<Record<AuditGroup, Message>> = {
  'sign-in': msg('audit.group.sign-in', 'Sign-ins and passwords'),
  people: msg('audit.group.people', 'People and levels'),
  sites: msg('audit.group.sites', 'Websites and meta-sites'),
  clients: msg('audit.group.clients', 'API clients'),
  webhooks: msg('audit.group.webhooks', 'Webhooks'),
  publishing: msg('audit.group.publishing', 'Publishing'),
  organization: msg('audit.group.organization', 'Organization'),
}

export const GROUP_ICONS: Readonly<Record<AuditGroup, IconName>> = {
  'sign-in': 'lock',
  people: 'users',
  sites: 'globe',
  clients: 'key',
  webhooks: 'plug',
  publishing: 'publish',
  organization: 'group',
}

/** The target of an action. */
export const OBJECT_NAMES: Readonly<Record<AuditObject['type'], Message>> = {
  person: msg('audit.object.person', 'Person'),
  client: msg('audit.object.client', 'API client'),
  site: msg('audit.object.site', 'Website'),
  'meta-site': msg('audit.object.meta-site', 'Meta-site'),
  webhook: msg('audit.object.webhook', 'Webhook'),
  version: msg('audit.object.version', 'Version'),
  tag: msg('audit.object.tag', 'Tag'),
  organization: msg('audit.object.organization', 'Organization'),
}
