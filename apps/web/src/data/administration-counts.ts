import { queryOptions } from '@tanstack/react-query'
import { apiClients, apps, metaSites, sessions, users, webhooks } from '@waymark/api-client/endpoints'
import { endpointQuery } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'
import { API_CLIENTS } from './api-clients.ts'
import { SESSIONS } from './member-sessions.ts'
import { MEMBERS } from './members.ts'
import { WEBHOOKS } from './webhooks.ts'

const totalOf = ({ meta }: { readonly meta: { readonly total: number } }) => meta.total
const query = { limit: 1 }

/** How many there are of what the administration lists, by its pages. Each changes with its lists. */
export const ADMINISTRATION_COUNTS = {
  websites: queryOptions({
    queryKey: [...siteKeys.lists, 'count', 'app'],
    queryFn: endpointQuery(apps.list, { query }, totalOf),
  }),
  'meta-sites': queryOptions({
    queryKey: [...siteKeys.lists, 'count', 'meta-site'],
    queryFn: endpointQuery(metaSites.list, { query }, totalOf),
  }),
  people: queryOptions({ queryKey: [...MEMBERS, 'count'], queryFn: endpointQuery(users.list, { query }, totalOf) }),
  clients: queryOptions({
    queryKey: [...API_CLIENTS, 'count'],
    queryFn: endpointQuery(apiClients.list, { query }, totalOf),
  }),
  webhooks: queryOptions({
    queryKey: [...WEBHOOKS, 'count'],
    queryFn: endpointQuery(webhooks.list, { query }, totalOf),
  }),
  sessions: queryOptions({
    queryKey: [...SESSIONS, 'count'],
    queryFn: endpointQuery(sessions.list, { query }, totalOf),
  }),
} as const
