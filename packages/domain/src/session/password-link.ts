import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'
import { Password } from './user.ts'

/** A link sets the first password of a member, or another one. */
export const PasswordLinkKind = v.picklist(['invitation', 'reset'])
export type PasswordLinkKind = v.InferOutput<typeof PasswordLinkKind>

/** How long a link can be used, in hours. */
export const PASSWORD_LINK_HOURS: Readonly<Record<PasswordLinkKind, number>> = { invitation: 72, reset: 24 }

/** A link that sets a member's password once. Its address holds a secret and is given out only when it is made. */
export const PasswordLink = resource(
  'password_link',
  v.object({ kind: PasswordLinkKind, url: v.string(), ends_at: WireDate }),
)
export type PasswordLink = v.InferOutput<typeof PasswordLink>

const token = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(255, 'max-length'))

/** The secret of a link, as its page sends it. */
export const PasswordLinkToken = v.object({ token })

/** Whose password a link sets, and until when. */
export const OpenPasswordLink = v.object({ email: v.string(), kind: PasswordLinkKind, ends_at: WireDate })
export type OpenPasswordLink = v.InferOutput<typeof OpenPasswordLink>

/** The secret of a link with the password that it is to set. */
export const PasswordByLink = v.object({ token, password: Password })
