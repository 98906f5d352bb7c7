import type { Endpoint, Media } from '@waymark/api-client/endpoint'
import { allEndpoints, type NamedEndpoint } from '@waymark/api-client/endpoints'
import { ERROR_CODES, type ErrorCode } from '@waymark/domain/failure'
import { EXAMPLE_BODIES } from './example-bodies.ts'
import { headerComponents, headersOf } from './response-headers.ts'
import { type JsonSchema, jsonSchemaOf, type Parameter, queryParameters } from './schema.ts'
import { templateSchemas } from './template-schemas.ts'
import { INTRODUCTION, SUMMARIES, TAGS } from './texts.ts'

const MEDIA: Readonly<Record<Media, readonly string[]>> = {
  'json-api': ['application/vnd.api+json'],
  json: ['application/json'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  form: ['multipart/form-data'],
  text: ['text/javascript'],
  csv: ['text/csv'],
  nothing: [],
}

/** An endpoint that the description has, with its one-line summary. */
interface Described extends NamedEndpoint {
  readonly group: string
  readonly summary: string
}

/** The endpoints of the API; those that only the product's own pages call are left out. */
export const DESCRIBED: readonly Described[] = allEndpoints.flatMap(({ name, endpoint }) => {
  const summary = SUMMARIES[name]
  return summary === undefined ? [] : [{ name, endpoint, summary, group: name.split('.')[0] ?? '' }]
})

/** The ids of the examples. */
const EXAMPLE_ID = '0b9f3a52-6c1e-4c8a-9d34-5f2f7a6c1b20'
const EXAMPLE_IDS = new Proxy({}, { get: () => EXAMPLE_ID }) as Readonly<Record<string, string>>

/** The description of the API as an OpenAPI 3.1 document; `origin` is where it is called. */
export function openApiDocument(origin: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const described of DESCRIBED) {
    const { method, path } = described.endpoint
    const template = path.replace(/:(\w+)/gu, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(described) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark API', version: '1', description: INTRODUCTION },
    servers: [{ url: origin }],
    security: [{ token: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Errors: ERRORS, ...templateSchemas() },
      headers: headerComponents(),
    },
  }
}

function operationOf({ name, endpoint, group, summary }: Described): JsonSchema {
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    tags: [group],
    ...(endpoint.needs === 'none' && { security: [] }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body && { requestBody: requestBodyOf(name, endpoint) }),
    responses: responsesOf(endpoint),
  }
}

function descriptionOf({ needs, method, answersSecret }: Endpoint): string {
  const sentences = [
    `Needs: \`${needs}\`.`,
    ...(method === 'POST' && answersSecret
      ? ['An `Idempotency-Key` is refused, as the answer holds a secret, which is kept nowhere.']
      : []),
  ]
  return sentences.join(' ')
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const inPath = [...endpoint.path.matchAll(/:(?<name>\w+)/gu)].map(
    ({ groups }): Parameter => ({
      name: groups?.name ?? '',
      in: 'path',
      required: true,
      schema: pathSchema(groups?.name ?? ''),
    }),
  )
  const conditional: Parameter = {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the resource as it was read; the answer is 412 if it has been changed since.',
    schema: { type: 'string' },
  }
  const idempotent: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same call with the same key is carried out once and answered again for 24 hours.',
    schema: { type: 'string', maxLength: 255 },
  }
  return [
    ...inPath,
    ...(endpoint.query ? queryParameters(endpoint.query) : []),
    ...(endpoint.conditional ? [conditional] : []),
    ...(takesKey(endpoint) ? [idempotent] : []),
  ]
}

/** Whether a call can be answered once for an `Idempotency-Key`; where the caller is not known it has no meaning. */
const takesKey = ({ method, needs, answersSecret }: Endpoint) => method === 'POST' && needs !== 'none' && !answersSecret

const pathSchema = (name: string): JsonSchema =>
  name === 'versionId'
    ? { type: 'string', description: 'An id, `draft` or `published`' }
    : { type: 'string', ...(name !== 'visitorId' && name !== 'file' && { format: 'uuid' }) }

function requestBodyOf(name: string, { body, sends }: Endpoint): JsonSchema {
  const isForm = sends === 'form'
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
  const schema = isForm || !body ? file : jsonSchemaOf(body, 'input')
  const example = isForm ? undefined : EXAMPLE_BODIES[name]?.(EXAMPLE_IDS)
  const described = { schema, ...(example !== undefined && { example }) }
  return { content: Object.fromEntries(MEDIA[sends].map((media) => [media, described])) }
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const [media = ''] = MEDIA[endpoint.answers]
  const good = {
    description: endpoint.answer ? 'The answer' : 'Done, no content',
    headers: headersOf(endpoint, endpoint.success),
    ...(endpoint.answer && { content: { [media]: { schema: jsonSchemaOf(endpoint.answer, 'input') } } }),
  }
  const refusals = Map.groupBy(codesOf(endpoint), (code) => ERROR_CODES[code])
  return {
    [endpoint.success]: good,
    ...Object.fromEntries(
      [...refusals].map(([status, codes]) => [
        status,
        refused(codes.map((code) => `\`${code}\``).join(', '), headersOf(endpoint, status)),
      ]),
    ),
    default: refused('Another refusal', headersOf(endpoint, 500)),
  }
}

const refused = (description: string, headers: JsonSchema): JsonSchema => ({
  description,
  headers,
  content: { 'application/vnd.api+json': { schema: { $ref: '#/components/schemas/Errors' } } },
})

/** The codes with which an endpoint may refuse, beside what concerns the whole server. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { needs, body, query, path, method, conditional, refusals } = endpoint
  const isOpen = needs === 'none' || needs === 'session-cookie'
  const codes: ErrorCode[] = [
    ...(body ? (['INVALID_JSON_ERROR', 'UNSUPPORTED_MEDIA_TYPE_ERROR', 'PAYLOAD_TOO_LARGE_ERROR'] as const) : []),
    ...(query ? (['INVALID_URI_PARAMETER_ERROR'] as const) : []),
    ...(isOpen ? [] : (['UNAUTHORIZED_ERROR', 'FORBIDDEN_ERROR', 'TOO_MANY_REQUESTS_ERROR'] as const)),
    ...(path.includes(':') ? (['NOT_FOUND_ERROR'] as const) : []),
    ...(method === 'PATCH' && /:\w+$/u.test(path) ? (['ID_MISMATCH_ERROR'] as const) : []),
    ...(method === 'POST' || conditional ? (['INVALID_HEADER_ERROR'] as const) : []),
    ...(takesKey(endpoint) ? (['IDEMPOTENCY_KEY_IN_USE_ERROR', 'IDEMPOTENCY_KEY_REUSED_ERROR'] as const) : []),
    ...(conditional ? (['PRECONDITION_FAILED_ERROR'] as const) : []),
    ...(refusals as ErrorCode[]),
    'SERVICE_UNAVAILABLE_ERROR',
  ]
  return [...new Set(codes)]
}

const text = { type: 'string' }
const ERRORS: JsonSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['status', 'code', 'title', 'detail'],
        properties: {
          status: text,
          code: { enum: Object.keys(ERROR_CODES) },
          title: text,
          detail: text,
          source: { type: 'object', properties: { pointer: text, parameter: text, header: text } },
          meta: { type: 'object' },
        },
      },
    },
  },
}
