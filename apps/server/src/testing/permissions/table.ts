/**
 * Who may call which endpoint, written by hand and independent of the endpoints' own declarations.
 *
 * - `view`, `edit`, `publish`, `manage`: that right on the site of the call; owners have all of them in their organisation
 * - `owner`: owners only; `owner here`: owners only, on a site that has to be visible first; `owner of members`: owners
 *   only, and members and webhooks of another organisation do not exist for them
 * - `meta`: like `view`, and every user who may view a site that the meta-site is linked to
 * - `person`: every token but those of API clients; `own`: the same, on what belongs to another person and so does not exist
 * - `signed in`: every token; `all`: every call; `cookie`: the cookie of a session, or of a sign-in that is not complete
 */
export type Rule =
  | 'view'
  | 'edit'
  | 'publish'
  | 'manage'
  | 'owner'
  | 'owner here'
  | 'owner of members'
  | 'meta'
  | 'signed in'
  | 'person'
  | 'own'
  | 'all'
  | 'cookie'

export const RULES: Readonly<Record<string, Rule>> = {
  'tags.list': 'view',
  'tags.one': 'view',
  'tags.create': 'edit',
  'tags.prioritise': 'edit',
  'tags.change': 'edit',
  'tags.remove': 'edit',
  'tags.triggers': 'view',
  'tags.blockingTriggers': 'view',
  'tags.copy': 'view',
  'tags.stop': 'publish',
  'tags.resume': 'publish',
  'triggers.list': 'view',
  'triggers.one': 'view',
  'triggers.create': 'edit',
  'triggers.change': 'edit',
  'triggers.remove': 'edit',
  'triggers.tags': 'view',
  'triggers.triggers': 'view',
  'triggers.copy': 'view',
  'variables.list': 'view',
  'variables.one': 'view',
  'variables.create': 'edit',
  'variables.change': 'edit',
  'variables.remove': 'edit',
  'variables.copy': 'view',
  'labels.list': 'view',
  'versions.list': 'view',
  'versions.one': 'view',
  'versions.metadata': 'view',
  'versions.change': 'publish',
  'versions.publish': 'publish',
  'versions.snapshot': 'edit',
  'versions.restore': 'edit',
  'versions.import': 'edit',
  'versions.importFile': 'edit',
  'versions.export': 'view',
  'versions.exportFile': 'view',
  'versions.changelog': 'view',
  'versions.itemHistory': 'view',
  'versions.draftChanges': 'view',
  'versions.draftChange': 'view',
  'versions.discardChange': 'edit',
  'presence.update': 'view',
  'presence.remove': 'view',
  'operations.one': 'view',
  'debugLinks.list': 'view',
  'debugLinks.one': 'view',
  'debugLinks.create': 'edit',
  'debugLinks.remove': 'edit',
  'debugLinks.removeAll': 'edit',
  'installation.code': 'view',
  'installation.check': 'owner here',
  'installation.state': 'view',
  'installation.change': 'edit',
  'apps.list': 'signed in',
  'apps.one': 'view',
  'apps.metaSites': 'view',
  'apps.tracker': 'view',
  'apps.changeTracker': 'manage',
  'metaSites.list': 'signed in',
  'metaSites.withApps': 'signed in',
  'metaSites.one': 'meta',
  'metaSites.permissions': 'meta',
  'metaSites.apps': 'meta',
  'metaSites.tags': 'meta',
  'metaSites.triggers': 'meta',
  'metaSites.variables': 'meta',
  'metaSites.tag': 'meta',
  'metaSites.trigger': 'meta',
  'access.entry': 'signed in',
  'users.me': 'signed in',
  'users.list': 'owner',
  'users.one': 'owner of members',
  'users.access': 'owner of members',
  'ownAccount.change': 'person',
  'ownAccount.password': 'person',
  'ownAccount.changePassword': 'person',
  'ownAccount.sessions': 'person',
  'ownAccount.endSession': 'own',
  'ownAccount.endOtherSessions': 'person',
  'sessions.list': 'owner',
  'sessions.end': 'owner of members',
  'sessions.endAll': 'owner of members',
  'twoFactor.state': 'person',
  'twoFactor.begin': 'person',
  'twoFactor.confirm': 'person',
  'twoFactor.renewCodes': 'person',
  'twoFactor.turnOff': 'person',
  'apiClients.token': 'all',
  'apiClients.list': 'owner',
  'apiClients.one': 'owner of members',
  'apiClients.create': 'owner',
  'apiClients.change': 'owner of members',
  'apiClients.rotateSecret': 'owner of members',
  'apiClients.revoke': 'owner of members',
  'licence.one': 'signed in',
  'modules.list': 'signed in',
  'cdp.access': 'signed in',
  'cdp.audiences': 'view',
  'dimensions.product': 'view',
  'dimensions.custom': 'view',
  'session.current': 'cookie',
  'session.signIn': 'all',
  'session.signInWithCode': 'cookie',
  'session.beginTwoFactor': 'cookie',
  'session.confirmTwoFactor': 'cookie',
  'session.signOut': 'all',
  'session.setUpState': 'all',
  'session.setUp': 'all',
  'session.openPasswordLink': 'all',
  'session.setPasswordByLink': 'all',
  'session.provider': 'all',
  'session.toProvider': 'all',
  'session.fromProvider': 'all',
  'locales.checksum': 'all',
  'locales.messages': 'all',
  'containers.script': 'all',
  'containers.audiences': 'all',
  'containers.debugFile': 'all',
  'health.process': 'all',
  'health.ready': 'all',
  'admin.createApp': 'owner',
  'admin.changeApp': 'owner here',
  'admin.removeApp': 'owner here',
  'admin.createMetaSite': 'owner',
  'admin.changeMetaSite': 'owner here',
  'admin.removeMetaSite': 'owner here',
  'admin.linkApps': 'owner here',
  'admin.createUser': 'owner',
  'admin.changeUser': 'owner of members',
  'admin.removeUser': 'owner of members',
  'admin.passwordLink': 'owner of members',
  'admin.removeSecondFactor': 'owner of members',
  'admin.signInPolicy': 'owner',
  'admin.changeSignInPolicy': 'owner',
  'admin.grant': 'owner here',
  'admin.customDimensions': 'owner here',
  'admin.productDimensions': 'owner here',
  'admin.audiences': 'owner here',
  'admin.changeLicence': 'owner',
  'webhooks.list': 'owner',
  'webhooks.create': 'owner',
  'webhooks.one': 'owner of members',
  'webhooks.change': 'owner of members',
  'webhooks.remove': 'owner of members',
  'webhooks.rotateSecret': 'owner of members',
  'webhooks.test': 'owner of members',
  'webhooks.deliveries': 'owner of members',
  'webhooks.redeliver': 'owner of members',
  'audit.list': 'owner',
  'audit.csv': 'owner',
  'audit.actors': 'owner',
}

/** Users and API clients by their level on the site of their own. */
export const ACTORS = [
  'signed out',
  'view',
  'edit',
  'publish',
  'manage',
  'owner',
  'client: view',
  'client: edit',
  'client: publish',
  'client: manage',
] as const
export type Actor = (typeof ACTORS)[number]

/** Where they call: the site of their level, a site without a level, and another organisation. */
export const PLACES = ['own site', 'other site', 'other organisation'] as const
export type Place = (typeof PLACES)[number]

export type Expected = 'answered' | 401 | 403 | 404

const RANK: Readonly<Record<string, number>> = { view: 1, edit: 2, publish: 3, manage: 4, owner: 5 }
const NEEDED = { view: 1, meta: 1, edit: 2, publish: 3, manage: 4 } as const

/** The expected outcome for an actor at a place. */
export function expected(rule: Rule, actor: Actor, place: Place): Expected {
  if (rule === 'all') return 'answered'
  if (actor === 'signed out' || rule === 'cookie') return 401
  if ((rule === 'person' || rule === 'own') && actor.startsWith('client: ')) return 403
  if (rule === 'own') return 404
  if (rule === 'signed in' || rule === 'person') return 'answered'
  if (rule === 'owner') return actor === 'owner' ? 'answered' : 403
  if (rule === 'owner of members') return actor !== 'owner' ? 403 : place === 'other organisation' ? 404 : 'answered'
  const sees = place === 'own site' || (place === 'other site' && actor === 'owner')
  if (!sees) return 404
  if (rule === 'owner here') return actor === 'owner' ? 'answered' : 403
  // A client with a level is like a member with it.
  return (RANK[actor.replace('client: ', '')] ?? 0) >= NEEDED[rule] ? 'answered' : 403
}
