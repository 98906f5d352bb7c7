import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiClients } from '@waymark/api-client/endpoints'
import type { ApiClientQuery } from '@waymark/domain/organisation'
import { change } from './api/change.ts'
import { endpointQuery, type Paged, rowsAndTotal } from './api/endpoint-query.ts'
import { readCurrent } from './api/read-current.ts'

/** The beginning of the keys of all queries about API clients. */
export const API_CLIENTS = ['administration', 'clients'] as const

/** One page of the API clients of the organisation; the previous page is shown until it is loaded. */
export const apiClientsQuery = (params: Paged<ApiClientQuery>) =>
  queryOptions({
    queryKey: [...API_CLIENTS, 'page', params],
    queryFn: endpointQuery(apiClients.list, { query: params }, rowsAndTotal),
    placeholderData: keepPreviousData,
  })

/** How many of the clients that a search finds are active. */
export const activeApiClientsQuery = (search: string) =>
  queryOptions({
    queryKey: [...API_CLIENTS, 'active', search],
    queryFn: endpointQuery(
      apiClients.list,
      { query: { state: 'active', limit: 1, ...(search && { search }) } },
      ({ meta }) => meta.total,
    ),
    placeholderData: keepPreviousData,
  })
export const apiClientQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...API_CLIENTS, clientId, 'itself'],
    queryFn: endpointQuery(apiClients.one, { params: { clientId } }, ({ data }) => data),
  })

export const readApiClient = (queries: QueryClient, clientId: string) =>
  readCurrent(queries, apiClientQuery(clientId).queryKey, apiClients.one, { params: { clientId } })
export const addApiClient = change(apiClients.create, () => [API_CLIENTS])
export const changeApiClient = change(apiClients.change, () => [API_CLIENTS])
export const rotateSecret = change(apiClients.rotateSecret, () => [API_CLIENTS])
export const revokeApiClient = change(apiClients.revoke, () => [API_CLIENTS])
