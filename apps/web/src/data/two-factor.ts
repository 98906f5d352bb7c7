import { queryOptions } from '@tanstack/react-query'
import { twoFactor } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'

/** Whether the user signs in with a second factor. */
export const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: endpointQuery(twoFactor.state, {}, (answer) => answer),
})

export const beginTwoFactor = change(twoFactor.begin, () => [])
export const confirmTwoFactor = change(twoFactor.confirm, () => [twoFactorQuery.queryKey])
export const renewRecoveryCodes = change(twoFactor.renewCodes, () => [twoFactorQuery.queryKey])
export const turnOffTwoFactor = change(twoFactor.turnOff, () => [twoFactorQuery.queryKey])
