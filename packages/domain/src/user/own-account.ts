import * as v from 'valibot'
import { patchBody } from '../resource/body.ts'
import { Credentials } from '../session/index.ts'
import { LanguageTag, Password, PersonName } from './user.ts'

/** The body that changes the own account. */
export const OwnAccountPatch = patchBody(
  'ppms/user',
  v.object({ name: v.optional(PersonName), language: v.optional(LanguageTag) }),
)
export type OwnAccountPatch = v.InferOutput<typeof OwnAccountPatch>

/**
 * Whether a person can sign in with a password: they have one; they have none and an owner must make a link; or the
 * organisation has turned passwords off for their e-mail domain.
 */
export const PasswordState = v.object({ password: v.picklist(['set', 'none', 'off']) })
export type PasswordState = v.InferOutput<typeof PasswordState>

/** The body that changes the own password. */
export const PasswordChange = v.object({
  current_password: Credentials.entries.password,
  password: Password,
})
export type PasswordChange = v.InferOutput<typeof PasswordChange>
