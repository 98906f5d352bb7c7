import type { Endpoint } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import type { JsonSchema } from './schema.ts'

const whole = { type: 'integer', minimum: 0 }

/** The headers of answers, by their names. */
export const HEADERS = {
  'X-Request-Id': { description: 'The id of the request, which stands in the log of the server.', text: true },
  ETag: { description: 'The entity tag of the resource, for `If-Match`.', text: true },
  'RateLimit-Limit': { description: 'How many calls an API client may make in a minute. Persons have no such limit.' },
  'RateLimit-Remaining': { description: 'How many calls an API client may make now.' },
  'RateLimit-Reset': { description: 'In how many seconds an API client has all its calls again.' },
  'Retry-After': { description: 'In how many seconds the call may be made again.' },
  'Idempotency-Replayed': {
    description: '`true` for an answer that was given before to a call with the same `Idempotency-Key`.',
    text: true,
  },
} as const satisfies Record<string, { description: string; text?: true }>
type Header = keyof typeof HEADERS

/** The headers as components of the description. */
export const headerComponents = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([name, header]) => [
      name,
      { description: header.description, schema: 'text' in header ? { type: 'string' } : whole },
    ]),
  )

/** The headers of the answers of an endpoint with a status. */
export function headersOf(endpoint: Endpoint, status: number): Record<string, JsonSchema> {
  const { needs, method, answersSecret } = endpoint
  const hasToken = needs !== 'none' && needs !== 'session-cookie'
  const names: Header[] = ['X-Request-Id']
  if (status < 400 && hasEntityTag(endpoint)) names.push('ETag')
  if (status < 400 && method === 'POST' && hasToken && !answersSecret) names.push('Idempotency-Replayed')
  if (hasToken) names.push('RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')
  if (status === 429 || status === 503) names.push('Retry-After')
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Whether an answer has an entity tag: it reads, makes or changes an item, or reads another resource that takes one. */
function hasEntityTag({ method, path, conditional }: Endpoint): boolean {
  if (method === 'PATCH') return conditional === 'revision'
  const others = allEndpoints.map(({ endpoint }) => endpoint).filter((other) => other.conditional)
  if (method === 'GET') return others.some((other) => other.path === path)
  const isItemOf = (other: Endpoint) => other.conditional === 'revision' && other.path.startsWith(`${path}/:`)
  return (
    method === 'POST' &&
    others.some((other) => isItemOf(other) && other.path.split('/').length === path.split('/').length + 1)
  )
}
