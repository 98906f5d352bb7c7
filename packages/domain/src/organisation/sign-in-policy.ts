import * as v from 'valibot'
import { patchBody } from '../resource/body.ts'
import { Id, resource } from '../resource/index.ts'
import { unique } from '../resource/unique.ts'
import { DefaultLevel, GivenLevels, LanguageTag } from '../user/index.ts'

/** Most e-mail domains of an organisation. */
export const DOMAIN_LIMIT = 50

/** A domain of e-mail addresses in lower case, such as `northwind.example`. */
const EmailDomain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('required'),
  v.maxLength(253, 'max-length'),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'invalid-domain'),
)

/** The domain of an e-mail address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

const entries = {
  /** Whether members who sign in with a password need a second factor. */
  two_factor_required: v.boolean(),
  /** Members with an e-mail address of these domains can sign in through the OpenID Connect provider. */
  domains: v.pipe(
    v.array(EmailDomain),
    v.maxLength(DOMAIN_LIMIT, 'max-items'),
    unique((domain) => domain),
  ),
  /** Whether people of the domains without an account get one when they sign in through the provider. */
  creates_members: v.boolean(),
  /** Language of members who are created so. */
  new_member_language: LanguageTag,
  /** Whether members with an address of the domains can sign in with a password, too. */
  password_sign_in: v.boolean(),
}

/**
 * The sign-in policy of an organisation; its id is that of the organisation. `default_levels` are the levels of members who
 * are created at their first sign-in. `provider` is null if the installation has none; `tried` says whether the current
 * owner has signed in through it.
 */
export const SignInPolicy = resource(
  'sign_in_policy',
  v.object({
    ...entries,
    default_levels: v.array(
      v.object({
        site_id: Id,
        level: DefaultLevel,
        site_name: v.string(),
        site_type: v.picklist(['ppms/app', 'ppms/meta-site']),
      }),
    ),
    provider: v.nullable(v.object({ name: v.string(), tried: v.boolean() })),
  }),
)
export type SignInPolicy = v.InferOutput<typeof SignInPolicy>

/** The body that changes it. */
export const SignInPolicyPatch = patchBody(
  'sign_in_policy',
  v.partial(
    v.object({
      ...entries,
      default_levels: GivenLevels,
    }),
  ),
)
export type SignInPolicyPatch = v.InferOutput<typeof SignInPolicyPatch>
