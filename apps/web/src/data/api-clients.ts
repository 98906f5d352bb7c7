import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallOf } from '@waymark/api-client/endpoint'
import { apiClients } from '@waymark/api-client/endpoints'
import type { ApiClient, ApiClientQuery } from '@waymark/domain/organisation'
import { useRef } from 'react'
import { isLost } from './api/call-failed.ts'
import { change, useChange } from './api/change.ts'
import { callEndpoint, endpointQuery, type Paged } from './api/endpoint-query.ts'
import { dataQuery, pageQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'
import { refresh } from './api/refresh.ts'

/** The beginning of the keys of all queries about API clients. */
export const API_CLIENTS = ['administration', 'clients'] as const

/** One page of the API clients of the organisation; the previous page is shown until it is loaded. */
export const apiClientsQuery = (params: Paged<ApiClientQuery>) =>
  pageQuery([...API_CLIENTS, 'page', params], apiClients.list, { query: params })

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
  dataQuery([...API_CLIENTS, clientId, 'itself'], apiClients.one, { params: { clientId } })

export const readApiClient = (queries: QueryClient, clientId: string) =>
  readCurrent(queries, apiClientQuery(clientId).queryKey, apiClients.one, { params: { clientId } })
const addApiClient = change(apiClients.create, () => [API_CLIENTS])

type ApiClientBody = CallOf<typeof apiClients.create>['body']['data']

/** A client that was added; without its secret if the answer was lost. */
export interface AddedApiClient {
  readonly data: ApiClient
  readonly meta?: { readonly client_secret: string }
}

/**
 * Adds a client. The server does not give an answer with a secret twice. Where it was lost the client has been added if the
 * newest one is another than before and has its name; then it is not added again.
 */
export function useAddApiClient(): (data: ApiClientBody) => Promise<AddedApiClient> {
  const queries = useQueryClient()
  const { mutateAsync } = useChange(addApiClient)
  /** The id of the newest client before the first attempt. */
  const before = useRef<string | null>(undefined)
  const readNewest = async () =>
    (await callEndpoint(queries, apiClients.list, { query: { limit: 1, sort: ['-created_at'] } })).data[0]
  const findAdded = async (name: string): Promise<AddedApiClient | undefined> => {
    const newest = await readNewest()
    if (newest?.id === before.current || newest?.attributes.name !== name) return undefined
    void refresh(queries, [API_CLIENTS])
    return { data: newest }
  }
  return async (data) => {
    const { name } = data.attributes
    if (before.current === undefined) before.current = (await readNewest())?.id ?? null
    else {
      const added = await findAdded(name)
      if (added) return added
    }
    try {
      return await mutateAsync({ body: { data } })
    } catch (error) {
      const added = isLost(error) ? await findAdded(name).catch(() => undefined) : undefined
      if (!added) throw error
      return added
    }
  }
}

export const changeApiClient = change(apiClients.change, () => [API_CLIENTS])
export const rotateSecret = change(apiClients.rotateSecret, () => [API_CLIENTS])
export const revokeApiClient = change(apiClients.revoke, () => [API_CLIENTS])
