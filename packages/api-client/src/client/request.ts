import { entityTag } from '@waymark/domain/item-edit'
import { type Endpoint, fillPath, isText } from '../endpoint/index.ts'
import { JSON_API, writeQuery } from '../json-api/index.ts'
import { writeForm } from './form.ts'

/** The arguments of a call to any endpoint. */
export interface LooseCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
  readonly revision?: string | undefined
}

/** Address, headers and body of one call. */
export function requestOf(endpoint: Endpoint, call: LooseCall) {
  const url = fillPath(endpoint.path, call.params ?? {}) + writeQuery(call.query)
  const accept = isText(endpoint.answers) ? '*/*' : endpoint.answers === 'json' ? 'application/json' : JSON_API
  const condition =
    endpoint.conditional && call.revision !== undefined ? { 'If-Match': entityTag(call.revision) } : undefined
  return { url, method: endpoint.method, headers: { Accept: accept, ...condition }, ...bodyOf(endpoint, call.body) }
}

function bodyOf(endpoint: Endpoint, body: unknown): { type?: string; body?: string } {
  if (body === undefined) return {}
  if (endpoint.sends === 'form') return writeForm(body as Parameters<typeof writeForm>[0])
  return { type: endpoint.sends === 'json-api' ? JSON_API : 'application/json', body: JSON.stringify(body) }
}
