import * as v from 'valibot'
import { anyOf, type ListQuery, listRules, TEXT_FILTER } from '../list/index.ts'
import { patchBody } from '../resource/body.ts'
import { isMoment, Name, resource, WireDate } from '../resource/index.ts'

/** The end of an ended client has passed; a revoked one never works again. */
export const API_CLIENT_STATES = ['active', 'ended', 'revoked'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A program that calls the API, with a level per website. Its credentials are `client_id` and a secret.
 * `levels` is the number of websites and meta-sites with each level, `last_used_from` a network address.
 */
export const ApiClient = resource(
  'api_client',
  v.object({
    name: v.string(),
    client_id: v.string(),
    state: v.picklist(API_CLIENT_STATES),
    created_at: WireDate,
    created_by: v.nullable(v.string()),
    ends_at: v.nullable(WireDate),
    revoked_at: v.nullable(WireDate),
    last_used_at: v.nullable(WireDate),
    last_used_from: v.nullable(v.string()),
    secret_rotated_at: v.nullable(WireDate),
    secret_rotated_by: v.nullable(v.string()),
    levels: v.object({ view: count, edit: count, publish: count, manage: count }),
  }),
)
export type ApiClient = v.InferOutput<typeof ApiClient>

const entries = {
  name: Name,
  /** The moment from which on the client is refused; null for none. */
  ends_at: v.nullable(v.pipe(v.string(), v.check(isMoment, 'invalid-date'))),
}

/** The body that makes a client. */
export const ApiClientCreate = v.object({
  type: v.literal('api_client'),
  attributes: v.object({ ...entries, ends_at: v.optional(entries.ends_at, null) }),
})
export type ApiClientCreate = v.InferOutput<typeof ApiClientCreate>

/** The body that changes a client. */
export const ApiClientPatch = patchBody('api_client', v.partial(v.object(entries)))
export type ApiClientPatch = v.InferOutput<typeof ApiClientPatch>

/** The filters and sort keys of clients; `search` looks into the name, and also finds a complete client id. */
export const API_CLIENT_LIST = listRules({
  filters: { search: TEXT_FILTER, state: anyOf(API_CLIENT_STATES) },
  sorts: ['name', 'created_at', 'last_used_at', 'ends_at'],
  initial: 'name',
})
export type ApiClientQuery = ListQuery<typeof API_CLIENT_LIST>

/** The body of the request for an access token (RFC 6749, section 4.4). */
export const TokenRequest = v.object({
  /** `client_credentials`; other values are refused with a separate code. */
  grant_type: v.string(),
  client_id: v.string(),
  client_secret: v.string(),
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

/** An access token; `expires_in` is in seconds. */
export const AccessToken = v.object({
  token_type: v.literal('Bearer'),
  expires_in: v.number(),
  access_token: v.string(),
})
export type AccessToken = v.InferOutput<typeof AccessToken>
