import type { Endpoint } from '@waymark/api-client/endpoint'
import { readQuery } from '@waymark/api-client/json-api'
import { isId, storableText } from '@waymark/domain/resource'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Dependencies } from '#dependencies.ts'
import type { Api, ApiEnv } from './api.ts'
import { readBody } from './body.ts'
import type { Asked, Call } from './call.ts'
import { clientAddress, publicUrl } from './forwarded.ts'
import { queryErrors } from './issues.ts'
import { placeOf } from './permission.ts'
import { errorItem, notFound, type Refusal, refuseAll } from './refusal.ts'
import { type Reply, reply } from './reply.ts'

/**
 * What a handler gives back: nothing, a body for the endpoint's usual status, a reply of its own, or a refusal.
 */
export type Outcome = object | undefined | Reply | Refusal

/** Carries out a call whose path names nothing that has to be found first. */
export type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Outcome> | Outcome

/** Finds what the path names (undefined → 404, or a refusal of its own), then carries the call out. */
export interface Steps<E extends Endpoint, Found> {
  find(asked: Asked<E>): Promise<Found | Refusal | undefined>
  handle(call: Call<E, Found>): Promise<Outcome> | Outcome
}

/**
 * Answers an endpoint. The checks run in one order for all of them, and the first that fails answers: token (done by
 * then), site visible, permission, resource, media type, size, body and query; what depends on state is the handler's.
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
  api.add(endpoint, async (c) => {
    const outcome = await carryOut(c.get('deps'), c, endpoint, steps)
    if (outcome === undefined) return reply(endpoint.success)
    if (!('kind' in outcome)) return reply(endpoint.success, outcome)
    return outcome as Reply | Refusal
  })
}

async function carryOut<E extends Endpoint>(
  deps: Dependencies,
  c: Context<ApiEnv>,
  endpoint: E,
  { find, handle }: Steps<E, unknown>,
): Promise<Outcome> {
  const user = c.get('caller')
  const params: Record<string, string> = c.req.param()
  const url = publicUrl(c, deps.settings)
  const place = user ? await placeOf(deps, endpoint, user, { params, url }) : { site: undefined, actions: [] }
  if ('kind' in place) return place
  if (endpoint.needs !== 'signed-in' && !Object.entries(params).every(isPossible)) return notFound()
  const { site, actions } = place
  const asked = {
    deps,
    params,
    site,
    actions,
    user,
    request: c.req.raw,
    url,
    address: clientAddress(c, deps.settings),
  } as Asked<E>
  const found = await find(asked)
  if (found === undefined) return notFound()
  if (isRefusal(found)) return found
  const read = endpoint.body ? await readBody(c.req.raw, endpoint.sends, endpoint.body) : { body: undefined }
  const query = parseQuery(endpoint, url)
  const failures = [read, query].filter((part) => 'kind' in part)
  const [failure] = failures
  if (failure) return failure.status === 400 ? refuseAll(failures.flatMap(({ errors }) => errors)) : failure
  return handle({ ...asked, ...read, ...query, found } as Call<E, unknown>)
}

const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'kind' in found && found.kind === 'refusal'

/** Names of path parts that are no ids of ours, and the two words that may stand for a version. */
const FREE = new Set(['visitorId', 'file'])
const VERSION_WORDS = new Set(['draft', 'published'])

/** Whether a part of a path can name anything; what cannot is unknown, not malformed. */
const isPossible = ([name, value]: [string, string]): boolean => {
  if (FREE.has(name)) return storableText(value)
  return isId(value) || (name === 'versionId' && VERSION_WORDS.has(value))
}

function parseQuery(endpoint: Endpoint, url: URL): { query: unknown } | Refusal {
  if (!endpoint.query) return { query: undefined }
  const pairs = [...url.searchParams]
  const broken = pairs.find(([key, value]) => !storableText(key) || !storableText(value))
  if (broken) {
    return refuseAll([
      errorItem('INVALID_URI_PARAMETER_ERROR', 'A parameter holds characters that cannot be kept', {
        parameter: broken[0],
      }),
    ])
  }
  // An empty value is the same as none, for every parameter that narrows a list.
  const result = v.safeParse(endpoint.query, readQuery(pairs.filter(([, value]) => value !== '')))
  return result.success ? { query: result.output } : refuseAll(queryErrors(result.issues))
}
