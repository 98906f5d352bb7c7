import { plainText, type Row, rows, validate, withKeys } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { DOMAIN_LIMIT, type SignInPolicy, SignInPolicyPatch } from '@waymark/domain/organisation'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel, changedAttributes } from '../attributes.ts'

type Attributes = SignInPolicy['attributes']

/** A website or meta-site with the level that new members get there. */
export type DefaultLevelRow = Row<Attributes['default_levels'][number]>

/** The form of the sign-in policy of an organisation. */
export interface SignInPolicyForm
  extends Pick<Attributes, 'two_factor_required' | 'creates_members' | 'new_member_language' | 'password_sign_in'> {
  readonly domains: readonly Row<{ readonly domain: string }>[]
  readonly default_levels: readonly DefaultLevelRow[]
}

/** The labels of the settings. */
export const SIGN_IN_POLICY_LABELS = {
  two_factor_required: msg('sign-in-policy.two-factor', 'Require a second factor from all members'),
  domains: msg('sign-in-policy.domains', 'E-mail domains'),
  creates_members: msg('sign-in-policy.creates-members', 'Create an account at the first sign-in'),
  new_member_language: msg('sign-in-policy.language', 'Language'),
  default_levels: msg('sign-in-policy.levels', 'Permissions of new members'),
  password_sign_in: msg('sign-in-policy.password', 'Allow passwords for these domains'),
} as const

/** The rows of e-mail domains. */
export const EMAIL_DOMAINS = rows({
  api: 'domains',
  label: SIGN_IN_POLICY_LABELS.domains,
  columns: { domain: plainText({ api: 'domain', label: msg('sign-in-policy.domain', 'Domain') }) },
  max: DOMAIN_LIMIT,
  add: msg('sign-in-policy.add-domain', 'Add domain'),
  remove: msg('sign-in-policy.remove-domain', 'Remove domain {row, number}'),
  none: msg('sign-in-policy.no-domains', 'No domains yet, so no member can sign in this way.'),
})

export const createSignInPolicyForm = (policy: SignInPolicy): Form<SignInPolicyForm> =>
  createForm<SignInPolicyForm>(valuesOf(policy), {
    ...attributesModel(SIGN_IN_POLICY_LABELS, { domains: 'domain' }),
    check: (values) =>
      validate(SignInPolicyPatch.entries.attributes, attributesOf(values)).map((error) =>
        error.path[0] === 'domains' && error.path.length > 1 ? { ...error, path: [...error.path, 'domain'] } : error,
      ),
  })

/** The body that saves what was changed in the form. */
export const signInPolicyBody = (values: SignInPolicyForm, initial: SignInPolicyForm): SignInPolicyPatch => ({
  type: 'sign_in_policy',
  attributes: changedAttributes(attributesOf(initial), attributesOf(values)),
})

const valuesOf = ({
  attributes: { domains, default_levels, provider: _, ...rest },
}: SignInPolicy): SignInPolicyForm => ({
  ...rest,
  domains: withKeys(domains.map((domain) => ({ domain }))),
  default_levels: withKeys(default_levels),
})

const attributesOf = ({ domains, default_levels, ...rest }: SignInPolicyForm) => ({
  ...rest,
  domains: domains.map(({ domain }) => domain),
  default_levels: default_levels.map(({ site_id, level }) => ({ site_id, level })),
})
