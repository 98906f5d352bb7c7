import { isWebAddress } from '@waymark/debugger-core/address'
import * as v from 'valibot'
import { type Persisted, persisted } from '#browser/persisted/persisted.ts'

/** The address that was debugged last on a site. */
export const debuggedAddress = (appId: string): Persisted<string | null> =>
  persisted(`waymark.debugUrl.${appId}`, v.nullable(v.string()), null)

/** Hosts outside of a site's addresses that the user has allowed to read its draft. */
export const confirmedHosts = (appId: string): Persisted<readonly string[]> =>
  persisted(`waymark.debugHosts.${appId}`, v.array(v.string()), [])

/** Stores the address that a link is to debug, as if it had been used last. Ignores one that cannot be opened. */
export function storeAddress(appId: string, address: string): void {
  if (isWebAddress(address)) debuggedAddress(appId).set(address)
}
