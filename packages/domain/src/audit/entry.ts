import * as v from 'valibot'
import { anyOf, listRules, TEXT_FILTER } from '../list/index.ts'
import { resource, WireDate } from '../resource/index.ts'
import { AUDIT_ACTIONS, AUDIT_GROUPS, AuditAction } from './action.ts'

/**
 * Who did something: a member or an API client of the organisation, the command line on the machine of the server, the
 * server itself, or a client that was not signed in.
 */
export const AUDIT_ACTORS = ['member', 'client', 'command-line', 'system', 'anonymous'] as const

/** The type of the object of an action. */
export const AUDIT_OBJECTS = [
  'person',
  'client',
  'site',
  'meta-site',
  'webhook',
  'version',
  'tag',
  'organization',
] as const

/** How the actor of an entry had signed in; the last step if there were several. */
export const AUDIT_SIGN_INS = ['password', 'code', 'recovery-code', 'provider', 'set-up', 'client-secret'] as const

/** A value before or after a change: a text, number, boolean or several texts, or null for none. */
export const AuditValue = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]))
export type AuditValue = v.InferOutput<typeof AuditValue>

/** One changed value; `of` is the name of what it belongs to if that is not the object, such as a website. */
export const AuditChange = v.object({
  field: v.string(),
  of: v.nullable(v.string()),
  before: AuditValue,
  after: AuditValue,
})
export type AuditChange = v.InferOutput<typeof AuditChange>

const named = { id: v.nullable(v.string()), name: v.string() }

/** The actor, under the name at that time. The `id` of an API client is not its client id. */
export const AuditActor = v.object({ type: v.picklist(AUDIT_ACTORS), ...named })
export type AuditActor = v.InferOutput<typeof AuditActor>

/** The object of the action, under the name at that time; the name of a version is its number. */
export const AuditObject = v.object({ type: v.picklist(AUDIT_OBJECTS), ...named })
export type AuditObject = v.InferOutput<typeof AuditObject>

/**
 * Who did what, when and from where. `site` is the website or meta-site that the object belongs to; `address`,
 * `user_agent` and `request_id` are those of the call, empty and null where there was none. `browser` and `system` are the
 * names in the user agent. `signed_in_with` and `signed_in_at` are of the session of the call; null where the actor had none,
 * or it was begun before this was recorded.
 */
export const AuditEntry = resource(
  'audit_entry',
  v.object({
    created_at: WireDate,
    action: AuditAction,
    actor: AuditActor,
    object: AuditObject,
    site: v.nullable(v.object(named)),
    address: v.string(),
    user_agent: v.string(),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    signed_in_with: v.nullable(v.picklist(AUDIT_SIGN_INS)),
    signed_in_at: v.nullable(WireDate),
    request_id: v.nullable(v.string()),
    changes: v.array(AuditChange),
  }),
)
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** An actor who appears in the audit log, under the latest name there; `id` is the value of the filter `actor`. */
export const AuditActorInLog = resource('audit_actor', v.object({ type: v.picklist(AUDIT_ACTORS), name: v.string() }))
export type AuditActorInLog = v.InferOutput<typeof AuditActorInLog>

/**
 * What the audit log can be filtered by: `search` looks into the names of actor, object and site and into the address,
 * `actor` is the id of a member or client, or the type of an actor that has none.
 */
export const AUDIT_LIST = listRules({
  filters: { search: TEXT_FILTER, actor: TEXT_FILTER, action: anyOf(AUDIT_ACTIONS), group: anyOf(AUDIT_GROUPS) },
  sorts: ['created_at'],
  initial: '-created_at',
})
