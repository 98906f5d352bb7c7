import { readDebugLink, type SharedSession } from '@waymark/debugger-core/share'

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
