import { decodeBase64 } from '@waymark/domain/base64'
import { isWebAddress } from '../address/site-address.ts'
import { parseUrl } from '../address/url.ts'

/** The file with the version of a shared debug session, and its first page if there is one. */
export type SharedSession =
  | { readonly ok: true; readonly file: string; readonly initialUrl: string | null }
  | { readonly ok: false }

/**
 * Reads the parameters of a shared debug link. The file's address (base64, in either alphabet) must lie under
 * `/debug-files/` of the product's own origin and be named by 32 hexadecimal digits; anything else counts as missing, so
 * that a link can never make the debugger read a foreign file.
 */
export function readDebugLink(
  parameters: { readonly debugFileUrl?: string | undefined; readonly initialUrl?: string | undefined },
  origin: string,
): SharedSession {
  const address = parseUrl(decodeBase64(parameters.debugFileUrl ?? '') ?? '')
  const file = /^\/debug-files\/(?<file>[0-9a-f]{32}\.json)$/u.exec(address?.pathname ?? '')?.groups?.file
  if (!address || address.origin !== origin || address.search !== '' || file === undefined) return { ok: false }
  const { initialUrl } = parameters
  return { ok: true, file, initialUrl: initialUrl !== undefined && isWebAddress(initialUrl) ? initialUrl : null }
}
