import type { Endpoint } from '@waymark/api-client/endpoint'
import { readQuery } from '@waymark/api-client/json-api'
import { ERROR_CODES } from '@waymark/domain/failure'
import { isId, storableText } from '@waymark/domain/resource'
import type { Context } from 'hono'
import * as v from 'valibot'
import { brokenRule, issuePath, notFound, Refused, refusal, refuse } from '#refusal.ts'
import type { Api, ApiEnv } from './api.ts'
import { readBody } from './body.ts'
import type { Call, CheckedCall, Result, Steps } from './call.ts'
import { type IfMatch, readIfMatch } from './if-match.ts'
import { changeableAttributes, entityTagOf, ifUnchanged } from './if-unchanged.ts'
import { initiatorOfCall } from './initiator-of-call.ts'
import { authorize } from './permission.ts'
import { reply } from './reply.ts'
import { clientAddress, publicUrl } from './request-origin.ts'

/** Handles a call whose path names nothing that has to be found first. */
type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Result> | Result

/**
 * Answers an endpoint. The checks run in one order for all of them, and the first that fails answers: token (checked in
 * `api.ts`), site visible, permission, resource, media type, size, body and query; what depends on state is the
 * handler's. A handler throws `Refused` for what it refuses.
 *
 * ```ts
 * serve(api, tags.one, {
 *   find: ({ deps, site, params }) => findTag(deps.db, site.id, params.tagId),
 *   handle: ({ found }) => ({ data: presentTag(found) }),
 * })
 * ```
 */
export function serve<const E extends Endpoint>(api: Api, endpoint: E, handle: Handle<E>): void
export function serve<const E extends Endpoint, Found>(api: Api, endpoint: E, steps: Steps<E, Found>): void
export function serve<const E extends Endpoint>(api: Api, endpoint: E, given: Handle<E> | Steps<E, unknown>): void {
  const steps: Steps<E, unknown> =
    typeof given === 'function' ? { find: async () => null, handle: given as Steps<E, unknown>['handle'] } : given
  if (endpoint.method === 'GET') api.readers.set(endpoint.path, steps as unknown as Steps<Endpoint, unknown>)
  api.add(endpoint, async (c) => {
    const result = await handleCall(api, c, endpoint, steps)
    if (result !== undefined && 'kind' in result && result.kind === 'reply') return result
    const tag = endpoint.method === 'GET' ? tagOf(api, endpoint.path, result) : undefined
    return reply(endpoint.success, result, tag === undefined ? undefined : { ETag: tag })
  })
}

/** The entity tag of an answer, where calls of the same path take one. */
function tagOf({ endpoints }: Api, path: string, answer: Result): string | undefined {
  const changes = endpoints.filter((other) => other.path === path && other.conditional === 'content')
  const names = changeableAttributes(changes.find(({ method }) => method === 'PATCH'))
  return changes.length === 0 ? undefined : entityTagOf(answer, names)
}

async function handleCall<E extends Endpoint>(
  api: Api,
  c: Context<ApiEnv>,
  endpoint: E,
  { find, handle }: Steps<E, unknown>,
): Promise<Result> {
  const { deps, authorization } = api
  const user = c.get('caller')
  const params: Record<string, string> = c.req.param()
  const url = publicUrl(c, deps.settings)
  const site = user ? await authorize(authorization, endpoint, user, { params, url }) : { site: undefined, actions: [] }
  if (endpoint.needs !== 'signed-in' && !Object.entries(params).every(mayName)) throw notFound()
  const request = c.req.raw
  const address = clientAddress(c, deps.settings)
  const by = initiatorOfCall(user, { address, request, requestId: c.get('requestId') })
  const call = { deps, params, ...site, user, request, url, address, by } as CheckedCall<E>
  const found = await find(call)
  if (found === undefined) throw notFound()
  const [body, query] = await Promise.allSettled([
    endpoint.body && readBody(request, endpoint.sends, endpoint.body),
    parseQuery(endpoint, url),
  ])
  if (body.status === 'fulfilled' && query.status === 'fulfilled') {
    ensureSameId(endpoint, params, body.value)
    const parsed = { body: body.value, query: query.value }
    const condition = conditionOf(endpoint, request)
    if (condition === undefined || endpoint.conditional !== 'content') {
      return handle({ ...call, ...parsed, found } as Call<E, unknown>)
    }
    return ifUnchanged(call, condition, {
      read: (inside) => readTag(api, endpoint.path, inside),
      async carryOut(inside) {
        const now = await find(inside as CheckedCall<E>)
        if (now === undefined) throw notFound()
        return handle({ ...inside, ...parsed, found: now } as Call<E, unknown>)
      },
    })
  }
  throw together([body, query].flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
}

/** The condition of a change; one that is not taken is refused, as it would be ignored otherwise. */
function conditionOf({ method, conditional }: Endpoint, request: Request): IfMatch | undefined {
  if (method === 'GET' || method === 'POST') return undefined
  const condition = readIfMatch(request)
  if (condition === undefined || conditional) return condition
  throw refuse('INVALID_HEADER_ERROR', 'If-Match is not taken here', { header: 'If-Match' })
}

/** What the GET of a path answers now, as its id and entity tag. */
async function readTag(api: Api, path: string, call: CheckedCall<Endpoint>) {
  const reader = api.readers.get(path)
  const found = await reader?.find(call)
  if (!reader || found === undefined) return undefined
  const answer = await reader.handle({ ...call, query: undefined, body: undefined, found } as Call<Endpoint, unknown>)
  const tag = tagOf(api, path, answer)
  const { id } = (answer as { data: { id: string } }).data
  return tag === undefined ? undefined : { id, tag }
}

/** Refuses a change whose body names another resource than its path. */
function ensureSameId({ method, path }: Endpoint, params: Readonly<Record<string, string>>, body: unknown): void {
  const named = method === 'PATCH' ? params[/:(\w+)$/u.exec(path)?.[1] ?? ''] : undefined
  const result = v.safeParse(v.object({ data: v.object({ id: v.string() }) }), body)
  if (named === undefined || !result.success || result.output.data.id === named) return
  throw refuse('ID_MISMATCH_ERROR', `The path names ${named}, the body another id`, { field: ['data', 'id'] })
}

/** One error for all that is wrong with body and query; what is not about their content goes alone. */
function together(errors: readonly unknown[]): unknown {
  const [first] = errors
  const all = errors.filter((error) => error instanceof Refused)
  const areAboutContent = all.length === errors.length && statusOf(all[0]) === 400
  return areAboutContent ? new Refused(all.flatMap(({ refusals }) => refusals)) : first
}

const statusOf = (error: Refused | undefined) => error?.refusals[0] && ERROR_CODES[error.refusals[0].code]

/** Parameters that are no ids of ours, and the two aliases that may stand for a version. */
const FREE = new Set(['visitorId', 'file'])
const VERSION_ALIASES = new Set(['draft', 'published'])

/** Whether a path parameter can name anything; what cannot is unknown, not malformed. */
const mayName = ([name, value]: [string, string]): boolean => {
  if (FREE.has(name)) return storableText(value)
  return isId(value) || (name === 'versionId' && VERSION_ALIASES.has(value))
}

/** Parameters that change what is answered, and so are refused where an endpoint does not take them. */
const NEVER_IGNORED = ['filter', 'sort', 'include', 'fields']

async function parseQuery(endpoint: Endpoint, url: URL): Promise<unknown> {
  const pairs = [...url.searchParams]
  const taken = endpoint.query && 'entries' in endpoint.query ? Object.keys(endpoint.query.entries as object) : []
  const ignored = pairs.find(([key]) => {
    const name = key.split('[')[0] ?? ''
    return NEVER_IGNORED.includes(name) && !taken.includes(name)
  })
  if (ignored) {
    throw refuse('INVALID_URI_PARAMETER_ERROR', `${ignored[0]} is not supported here`, { parameter: ignored[0] })
  }
  if (!endpoint.query) return undefined
  const broken = pairs.find(([key, value]) => !storableText(key) || !storableText(value))
  if (broken) {
    const detail = 'A parameter holds characters that cannot be kept'
    throw refuse('INVALID_URI_PARAMETER_ERROR', detail, { parameter: broken[0] })
  }
  // An empty value is the same as none, for every parameter that narrows a list.
  const result = v.safeParse(endpoint.query, readQuery(pairs.filter(([, value]) => value !== '')))
  if (result.success) return result.output
  throw new Refused(
    result.issues.map((issue) => {
      const parameter = parameterOf(issuePath(issue))
      return refusal('INVALID_URI_PARAMETER_ERROR', `${parameter} ${brokenRule(issue).text}`, { parameter })
    }),
  )
}

/** The name of a parameter in the address: `page` and `filter` group others, as in `filter[name]`. */
function parameterOf([first = '', second]: readonly string[]): string {
  const isGrouped = (first === 'page' || first === 'filter') && second !== undefined
  if (!isGrouped) return first
  return second.startsWith(first) ? second : `${first}[${second}]`
}
