import { apiClients, apps, metaSites, sessions, users, webhooks } from '@waymark/api-client/endpoints'
import { siteKeys } from './api/keys.ts'
import { countQuery } from './api/queries.ts'
import { API_CLIENTS } from './api-clients.ts'
import { SESSIONS } from './member-sessions.ts'
import { MEMBERS } from './members.ts'
import { WEBHOOKS } from './webhooks.ts'

const query = { limit: 1 }

/** How many there are of what the administration lists, by its pages. Each changes with its lists. */
export const ADMINISTRATION_COUNTS = {
  websites: countQuery([...siteKeys.lists, 'count', 'app'], apps.list, { query }),
  'meta-sites': countQuery([...siteKeys.lists, 'count', 'meta-site'], metaSites.list, { query }),
  people: countQuery([...MEMBERS, 'count'], users.list, { query }),
  clients: countQuery([...API_CLIENTS, 'count'], apiClients.list, { query }),
  webhooks: countQuery([...WEBHOOKS, 'count'], webhooks.list, { query }),
  sessions: countQuery([...SESSIONS, 'count'], sessions.list, { query }),
} as const
