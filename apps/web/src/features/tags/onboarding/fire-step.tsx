import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { LinkButton } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import { OPEN_DEBUGGER } from './onboarding-messages.ts'
import { type OnboardingStepProps, Step } from './step.tsx'

const M = {
  title: msg('onboarding.fire', 'See it fire'),
  text: msg('onboarding.fire-text', 'Opens your website with the debugger beside it.'),
  consent: msg('onboarding.fire-consent', 'A tag that needs consent fires once you have given it on the page.'),
  done: msg('onboarding.fire-done', 'A tag was seen to fire.'),
}

/** Leads to the debugger, which records the first fired tag. */
export function FireStep({ site, ...place }: OnboardingStepProps & { site: App }) {
  const { t } = useI18n()
  const requiresConsent = site.attributes.gdpr
  return (
    <Step
      {...place}
      title={t(M.title)}
      text={place.done ? t(M.done) : requiresConsent ? `${t(M.text)} ${t(M.consent)}` : t(M.text)}
      action={
        !place.done && (
          <LinkButton
            size="small"
            icon="debug"
            variant={place.current ? 'primary' : 'default'}
            link={(props) => <Link {...props} to="/tag/app/$appId/debug" params={{ appId: site.id }} />}
          >
            {t(OPEN_DEBUGGER)}
          </LinkButton>
        )
      }
    />
  )
}
