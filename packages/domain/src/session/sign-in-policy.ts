import * as v from 'valibot'
import { resource } from '../resource/index.ts'

const entries = {
  /** Whether members who sign in with a password need a second factor. */
  two_factor_required: v.boolean(),
}

/** What an organisation asks of its members when they sign in. Its id is that of the organisation. */
export const SignInPolicy = resource('sign_in_policy', v.object(entries))
export type SignInPolicy = v.InferOutput<typeof SignInPolicy>

/** The body that changes it. */
export const SignInPolicyPatch = v.object({
  id: v.optional(v.string()),
  type: v.literal('sign_in_policy'),
  attributes: v.partial(v.object(entries)),
})
export type SignInPolicyPatch = v.InferOutput<typeof SignInPolicyPatch>
