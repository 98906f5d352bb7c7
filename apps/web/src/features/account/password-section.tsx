import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { passwordStateQuery } from '#data/own-account.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PasswordForm } from './password-form.tsx'

const M = {
  title: msg('account.password', 'Password'),
  about: msg('account.password-about', 'A new password ends your sessions in all other browsers.'),
  none: msg(
    'account.password-none',
    'You have no password. An owner of your organization can create a link with which you choose one.',
  ),
  off: msg('account.password-off', 'Your organization has turned passwords off. You sign in through its provider.'),
}

/** The user's password, where they can sign in with one. */
export function PasswordSection() {
  const { t } = useI18n()
  const { data: state } = useSuspenseQuery(passwordStateQuery)
  if (state === 'set')
    return (
      <Section title={t(M.title)} description={t(M.about)}>
        <PasswordForm />
      </Section>
    )
  return (
    <Section title={t(M.title)}>
      <p>{t(M[state])}</p>
    </Section>
  )
}
