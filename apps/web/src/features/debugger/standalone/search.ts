import { readDebugLink, type SharedSession } from '@waymark/debugger-core/share'
import * as v from 'valibot'

const text = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(8192))), undefined))

/** What the address of a shared debug session holds: the file's address in base64, and the page to begin with. */
export const StandaloneSearch = v.object({ debugFileUrl: text, initialUrl: text })

/** The address of a shared debug session names no file of this product. */
export class LinkIncomplete extends Error {
  override readonly name = 'LinkIncomplete'
}

/** Reads which file a shared debug session is about; an address that names none is refused. */
export function sharedFile(search: { debugFileUrl?: string | undefined; initialUrl?: string | undefined }) {
  const shared: SharedSession = readDebugLink(search, location.origin)
  if (!shared.ok) throw new LinkIncomplete()
  return shared
}
