import { decodeBase64, encodeBase64 } from '@waymark/domain/base64'
import { isWebAddress } from '../address/site-address.ts'
import { parseUrl } from '../address/url.ts'

/** Where a shared debug session reads its version: the name of the file, and the page to begin with if there is one. */
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

/**
 * Writes the address at which a site is debugged without signing in.
 * @public
 */
export function writeDebugLink({ origin, file, appUrl }: { origin: string; file: string; appUrl: string }): string {
  const parameters = `debugFileUrl=${encodeBase64(`${origin}/debug-files/${file}`)}&initialUrl=${encodeURIComponent(appUrl)}`
  return `${origin}/tag/standalone-debug?${parameters}`
}
