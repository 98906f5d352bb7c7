import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { TWO_FACTOR } from '#accounts/two-factor/two-factor-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type PolicySectionProps, SwitchRow } from './switch-row.tsx'

const HINT = msg(
  'sign-in-policy.two-factor-hint',
  'Members without one are signed out, and set it up when they next sign in with their password.',
)

/** Whether members need a second factor beside their password. */
export function TwoFactorPolicy(props: PolicySectionProps) {
  const { t } = useI18n()
  return (
    <Section first title={t(TWO_FACTOR)}>
      <SwitchRow {...props} name="two_factor_required" hint={t(HINT)} />
    </Section>
  )
}
