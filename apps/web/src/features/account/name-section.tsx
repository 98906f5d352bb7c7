import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/api/change.ts'
import { changeOwnAccount } from '#data/own-account.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { PersonNameForm } from '#items/person-name-form.tsx'

const M = {
  title: msg('account.name', 'Your name'),
  about: msg(
    'account.name-about',
    'Owners of your organization see it beside your e-mail address, and its initials stand for you. Changes that you make are signed with your e-mail address.',
  ),
}

/** The user's name. */
export function NameSection() {
  const { t } = useI18n()
  const toasts = useToasts()
  const { data: user } = useSuspenseQuery(meQuery)
  const { mutateAsync, isPending } = useChange(changeOwnAccount, { scope: 'own-name' })
  return (
    <Section title={t(M.title)} description={t(M.about)}>
      <PersonNameForm
        name={user.attributes.name ?? ''}
        autoComplete="name"
        pending={isPending}
        onSave={(name) => {
          const data = { type: 'ppms/user', attributes: { name } } as const
          void toasts.report('save-name', mutateAsync({ body: { data } }))
        }}
      />
    </Section>
  )
}
