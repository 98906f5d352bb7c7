import { msg } from '@waymark/domain/message'
import type { SignInPolicy } from '@waymark/domain/organisation'
import { EMAIL_DOMAINS, SIGN_IN_POLICY_LABELS } from '@waymark/forms/models/sign-in-policy'
import { Field } from '@waymark/ui/form'
import { Note, Section } from '@waymark/ui/layout'
import { useFieldText } from '#form/controls/field-text.ts'
import { AddRow, RowsGrid } from '#form/controls/rows-grid.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { GivenLevels } from '../page/given-levels.tsx'
import { LanguageSelect } from '../people/language-select.tsx'
import styles from './sign-in.module.css'
import { type PolicySectionProps, SwitchRow } from './switch-row.tsx'

const M = {
  provider: msg('sign-in-policy.provider', 'Single sign-on'),
  none: msg(
    'sign-in-policy.no-provider',
    'This installation has no OpenID Connect provider. It is set up in the settings of the server.',
  ),
  domainsAbout: msg(
    'sign-in-policy.domains-about',
    'Members with an e-mail address of these domains can sign in through {provider}.',
  ),
  members: msg('sign-in-policy.new-members', 'New members'),
  membersHint: msg(
    'sign-in-policy.creates-members-hint',
    'For people of these domains who have no account yet. Otherwise an owner adds each of them first.',
  ),
  levelsHint: msg('sign-in-policy.levels-hint', 'What they may do on websites and meta-sites from the start.'),
  noLevels: msg('sign-in-policy.no-levels', 'None. An owner gives them permissions later.'),
  passwords: msg('sign-in-policy.passwords', 'Passwords'),
  passwordHint: msg(
    'sign-in-policy.password-hint',
    'When off, members of these domains can only sign in through {provider}.',
  ),
  tryFirst: msg('sign-in-policy.try-first', 'Sign in through {provider} yourself first, so that you know it works'),
}

/** The settings for signing in through the provider; a note if the installation has none. */
export function ProviderSections({
  provider,
  ...props
}: PolicySectionProps & { provider: SignInPolicy['attributes']['provider'] }) {
  const { t } = useI18n()
  if (!provider) {
    return (
      <Section title={t(M.provider)}>
        <Note tone="info">{t(M.none)}</Note>
      </Section>
    )
  }
  return (
    <>
      <Domains {...props} provider={provider.name} />
      <Section title={t(M.members)}>
        <SwitchRow {...props} name="creates_members" hint={t(M.membersHint)}>
          <LanguageField {...props} />
          <GivenLevels
            field={props.form.field('default_levels')}
            label={t(SIGN_IN_POLICY_LABELS.default_levels)}
            hint={t(M.levelsHint)}
            none={t(M.noLevels)}
            readOnly={props.readOnly}
          />
        </SwitchRow>
      </Section>
      <Passwords {...props} provider={provider} />
    </>
  )
}

function Domains({ form, readOnly, provider }: PolicySectionProps & { provider: string }) {
  const { t } = useI18n()
  const field = form.field('domains')
  return (
    <Section
      title={t(SIGN_IN_POLICY_LABELS.domains)}
      description={t(M.domainsAbout, { provider })}
      actions={!readOnly && <AddRow definition={EMAIL_DOMAINS} field={field} />}
    >
      <div className={styles.fields}>
        <RowsGrid definition={EMAIL_DOMAINS} field={field} readOnly={readOnly} plain />
      </div>
    </Section>
  )
}

function LanguageField({ form, readOnly }: PolicySectionProps) {
  const { t, edited } = useFieldText()
  const field = useField(form, 'new_member_language')
  return (
    <Field
      label={t(SIGN_IN_POLICY_LABELS.new_member_language)}
      edited={edited(field.edited)}
      className={styles.language}
    >
      <LanguageSelect value={field.value} onChange={field.setValue} readOnly={readOnly} />
    </Field>
  )
}

/** Passwords can be turned off only by an owner who has signed in without one. */
function Passwords({
  provider: { name, tried },
  ...props
}: PolicySectionProps & { provider: NonNullable<SignInPolicy['attributes']['provider']> }) {
  const { t } = useI18n()
  const { form } = props
  const allowed = useField(form, 'password_sign_in').value && form.get().initial.password_sign_in
  const tryFirst = allowed && !tried ? t(M.tryFirst, { provider: name }) : undefined
  return (
    <Section title={t(M.passwords)}>
      <SwitchRow
        {...props}
        name="password_sign_in"
        hint={tryFirst ?? t(M.passwordHint, { provider: name })}
        disabledReason={tryFirst}
      />
    </Section>
  )
}
