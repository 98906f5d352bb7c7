import { queryOptions } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { endpointQuery } from '#data/api/endpoint-query.ts'

/** The OpenID Connect provider of the sign-in page; null without one. */
export const providerQuery = queryOptions({
  queryKey: ['provider'],
  queryFn: endpointQuery(session.provider, {}, ({ provider }) => provider),
})

/** The address that leads to the provider, and back to the sign-in page with the same `RelayState`. */
export const providerAddress = (relayState: string | undefined): string => {
  const query = relayState === undefined ? '' : `?${new URLSearchParams({ RelayState: relayState })}`
  return session.toProvider.path + query
}
