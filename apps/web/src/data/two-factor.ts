import { queryOptions } from '@tanstack/react-query'
import { twoFactor } from '@waymark/api-client/endpoints'
import { endpointQuery } from './endpoint-query.ts'

/** Whether the user signs in with a second factor. */
export const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: endpointQuery(twoFactor.state, {}, (answer) => answer),
})
