import { readDebugLink, type SharedSession } from '@waymark/debugger-core/share'

/** Thrown when the address has no valid debug file. */
export class LinkIncomplete extends Error {
  override readonly name = 'LinkIncomplete'
}

/** The file and the first page of a shared debug session. Throws `LinkIncomplete` if the address has no valid file. */
export function sharedFile(search: { debugFileUrl?: string | undefined; initialUrl?: string | undefined }) {
  const shared: SharedSession = readDebugLink(search, location.origin)
  if (!shared.ok) throw new LinkIncomplete()
  return shared
}
