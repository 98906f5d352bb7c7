import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'
import { Password } from './user.ts'

/** The purpose of a link: the first password of a member, or a new one. */
export const PasswordLinkKind = v.picklist(['invitation', 'reset'])
export type PasswordLinkKind = v.InferOutput<typeof PasswordLinkKind>

/** Hours for which a link is valid. */
export const PASSWORD_LINK_HOURS: Readonly<Record<PasswordLinkKind, number>> = { invitation: 72, reset: 24 }

/** A link that sets a member's password once. Its address contains a secret and is returned only when it is made. */
export const PasswordLink = resource(
  'password_link',
  v.object({ kind: PasswordLinkKind, url: v.string(), ends_at: WireDate }),
)
export type PasswordLink = v.InferOutput<typeof PasswordLink>

const token = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(255, 'max-length'))

/** The body with the secret of a link. */
export const PasswordLinkToken = v.object({ token })

/** The member whose password a link sets, and its end. */
export const OpenPasswordLink = v.object({ email: v.string(), kind: PasswordLinkKind, ends_at: WireDate })
export type OpenPasswordLink = v.InferOutput<typeof OpenPasswordLink>

/** The body with the secret of a link and the new password. */
export const PasswordByLink = v.object({ token, password: Password })
