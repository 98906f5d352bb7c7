import { encodeBase64 } from '../base64/index.ts'

/**
 * The address of a shared debug session: `file` is the name of the debug file on `origin`, `appUrl` the page to open
 * first.
 */
export function debugLinkUrl({ origin, file, appUrl }: { origin: string; file: string; appUrl: string }): string {
  const base = origin.replace(/\/+$/, '')
  const parameters = `debugFileUrl=${encodeBase64(`${base}/debug-files/${file}`)}&initialUrl=${encodeURIComponent(appUrl)}`
  return `${base}/tag/standalone-debug?${parameters}`
}
