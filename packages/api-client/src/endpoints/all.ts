import type { Endpoint } from '../endpoint/index.ts'
import { access } from './access.ts'
import { cdp, licence, modules, users } from './account.ts'
import { admin } from './admin.ts'
import { apiClients } from './api-clients.ts'
import { apps } from './apps.ts'
import { audit } from './audit.ts'
import { containers } from './containers.ts'
import { debugLinks } from './debug-links.ts'
import { dimensions } from './dimensions.ts'
import { health } from './health.ts'
import { installation } from './installation.ts'
import { labels } from './labels.ts'
import { locales } from './locales.ts'
import { metaSites } from './meta-sites.ts'
import { operations } from './operations.ts'
import { ownAccount } from './own-account.ts'
import { presence } from './presence.ts'
import { session } from './session.ts'
import { sessions } from './sessions.ts'
import { tags } from './tags.ts'
import { triggers } from './triggers.ts'
import { twoFactor } from './two-factor.ts'
import { variables } from './variables.ts'
import { versions } from './versions.ts'
import { webhooks } from './webhooks.ts'

const groups = {
  tags,
  triggers,
  variables,
  labels,
  versions,
  presence,
  operations,
  debugLinks,
  installation,
  apps,
  metaSites,
  access,
  users,
  apiClients,
  ownAccount,
  twoFactor,
  sessions,
  licence,
  modules,
  cdp,
  dimensions,
  session,
  locales,
  containers,
  health,
  admin,
  webhooks,
  audit,
}

/** An endpoint with the name it is called by, such as `tags.one`. */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

/**
 * All endpoints of the server, for checks that apply to every one.
 * @public
 */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(groups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint,
  })),
)
