import * as v from 'valibot'
import { type ListQuery, listRules, TEXT_FILTER } from '../list/index.ts'
import { resource, WireDate } from '../resource/index.ts'

/**
 * A session of a member in one browser. `address` is the network address of its last use, known to the minute like
 * `last_used_at`; `browser` and `system` come from the browser's `User-Agent`, such as "Firefox" and "Windows". `is_current`
 * is the session of the request.
 */
export const UserSession = resource(
  'session',
  v.object({
    user_id: v.string(),
    email: v.string(),
    started_at: WireDate,
    last_used_at: WireDate,
    ends_at: WireDate,
    address: v.nullable(v.string()),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    is_current: v.boolean(),
  }),
)
export type UserSession = v.InferOutput<typeof UserSession>

const sorts = ['email', 'started_at', 'last_used_at'] as const

/** The filters and sort keys of sessions; `search` looks into the e-mail address, `user_id` is that of a member. */
export const SESSION_LIST = listRules({
  filters: { search: TEXT_FILTER, user_id: TEXT_FILTER },
  sorts,
  initial: '-last_used_at',
})
export type SessionQuery = ListQuery<typeof SESSION_LIST>

/** The sort keys of the own sessions. */
export const OWN_SESSION_LIST = listRules({ filters: {}, sorts, initial: '-last_used_at' })
