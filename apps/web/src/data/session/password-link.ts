import { queryOptions } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { endpointQuery } from '#data/api/endpoint-query.ts'

/** Whose password the link with this secret sets. Fails with the reason when it cannot be used. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: endpointQuery(session.openPasswordLink, { body: { token } }, (answer) => answer),
    staleTime: Number.POSITIVE_INFINITY,
  })
