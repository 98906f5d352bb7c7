import { isWebAddress } from '@waymark/debugger-core/address'
import { debuggedAddress } from '#data/debugging/remembered-address.ts'

/** Remembers the address that a link asks to debug, as if it had been used last. One that cannot be opened is ignored. */
export function rememberTarget(appId: string, address: string): void {
  if (isWebAddress(address)) debuggedAddress(appId).set(address)
}
