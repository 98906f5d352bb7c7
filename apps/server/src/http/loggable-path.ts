import type { Endpoint } from '@waymark/api-client/endpoint'
import { isId } from '@waymark/domain/resource'

/**
 * A path as it may be logged. Of the parameters of an endpoint only ids are kept: the names of debug files are secrets, and
 * ids of visitors belong to visitors. Of paths that are no call only the first part is kept.
 */
export function loggablePath(endpoints: readonly Pick<Endpoint, 'path'>[], path: string): string {
  const parts = path.split('/')
  const pattern = endpoints.map((endpoint) => endpoint.path.split('/')).find((wanted) => fits(wanted, parts))
  if (!pattern) return parts.length > 2 ? `/${knownWord(parts[1])}/…` : `/${knownWord(parts[1])}`
  return parts.map((part, at) => (!isParameter(pattern[at]) || isId(part) ? part : '…')).join('/')
}

const isParameter = (part: string | undefined) => part?.startsWith(':') ?? false

const fits = (wanted: readonly string[], parts: readonly string[]) =>
  wanted.length === parts.length && wanted.every((part, at) => isParameter(part) || part === parts[at])

/** The first part of a path, if it looks like one that this server has. */
const knownWord = (part = '') => (/^[a-z-]{0,20}$/u.test(part) ? part : '…')
