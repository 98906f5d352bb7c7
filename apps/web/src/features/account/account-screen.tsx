import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { ContentSheet, FactStrip, PageHead } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { meQuery } from '#data/account.ts'
import { ACCOUNT } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DisplaySection } from './display-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

const M = {
  email: msg('account.email', 'E-mail'),
  organization: msg('account.organization', 'Organization'),
}

/** The user's own account. */
export function AccountScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const { email, organization } = user.attributes
  return (
    <ContentSheet>
      <PageHead titleRef={headingFocus} title={t(ACCOUNT)} />
      <FactStrip
        facts={[
          { label: t(M.email), value: email },
          { label: t(M.organization), value: organization },
        ]}
      />
      <NameSection />
      <DisplaySection />
      <PasswordSection />
      <TwoFactorSection />
      <SessionsSection />
    </ContentSheet>
  )
}
