import * as v from 'valibot'
import { anyOf, type ListQuery, listRules, TEXT_FILTER } from '../list/index.ts'
import { AccessLevel, Action } from '../permission/index.ts'
import { resource, WireDate } from '../resource/index.ts'
import { PasswordLinkKind, ROLES, Role } from '../user/index.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A member, for owners: with `levels`, the number of websites and meta-sites with each level, and the valid password link, if
 * there is one. A member without a password was invited, or signs in through the provider.
 */
export const Member = resource(
  'ppms/user',
  v.object({
    email: v.string(),
    name: v.optional(v.string()),
    role: Role,
    language: v.string(),
    organization: v.string(),
    created_at: WireDate,
    last_sign_in_at: v.nullable(WireDate),
    second_factor: v.boolean(),
    has_password: v.boolean(),
    password_link: v.nullable(v.object({ kind: PasswordLinkKind, ends_at: WireDate })),
    levels: v.object({ view: count, edit: count, publish: count, manage: count }),
  }),
)
export type Member = v.InferOutput<typeof Member>

/** The filters and sort keys of members; `search` looks into address and name, and also finds a complete id. */
export const MEMBER_LIST = listRules({
  filters: { search: TEXT_FILTER, role: anyOf(ROLES) },
  sorts: ['email', 'role', 'language', 'created_at', 'last_sign_in_at'],
  initial: 'email',
})
export type MemberQuery = ListQuery<typeof MEMBER_LIST>

/**
 * The level of a member on a website or meta-site; the id is the site's. `actions` is what they may do there; an owner may
 * do everything with any level.
 */
export const MemberAccess = resource(
  'access_entry',
  v.object({
    level: AccessLevel,
    actions: v.array(Action),
    site_name: v.string(),
    site_type: v.picklist(['ppms/app', 'ppms/meta-site']),
  }),
)
export type MemberAccess = v.InferOutput<typeof MemberAccess>

/** The filters and sort keys of a member's levels: by the name of the site; `search` also finds its complete id. */
export const MEMBER_ACCESS_LIST = listRules({
  filters: { search: TEXT_FILTER },
  sorts: ['name', 'created_at'],
  initial: 'name',
})
export type MemberAccessQuery = ListQuery<typeof MEMBER_ACCESS_LIST>
