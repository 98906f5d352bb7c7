import { isIP } from 'node:net'
import { isPublicAddress } from '#http/outgoing/public-address.ts'
import { refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'

/**
 * Refuses an address that nothing would be sent to, as far as the address alone shows: an IP address of a private network,
 * and one without encryption. Names are looked up with each try. The operator can allow both.
 */
export function ensureMaySend({ privateAddresses }: Pick<Settings, 'privateAddresses'>, address: string): void {
  if (privateAddresses) return
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') throw refused('must begin with https://', 'https-needed')
  const host = hostname.replace(/^\[|\]$/gu, '')
  const isPrivate = isIP(host) === 0 ? /(?:^|\.)localhost$/u.test(host) : !isPublicAddress(host)
  if (isPrivate) throw refused('is an address of a private network', 'private-address')
}

const refused = (what: string, keyword: string) =>
  refuse('INVALID_JSON_ERROR', `attributes.url ${what}`, { field: ['data', 'attributes', 'url'], rule: { keyword } })
