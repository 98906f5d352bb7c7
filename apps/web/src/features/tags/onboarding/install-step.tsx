import { msg } from '@waymark/domain/message'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import { FramedInstallationCode } from '#items/installation-code.tsx'
import { type OnboardingStepProps, Step } from './step.tsx'

const M = {
  title: msg('onboarding.install', 'Install the snippet'),
  text: msg('onboarding.install-text', 'As the first element of {head} on every page.'),
  others: msg('onboarding.other-ways', 'Other ways to install'),
}

/** The snippet with a button that copies it, until a page has loaded the container. */
export function InstallStep({ appId, ...place }: OnboardingStepProps & { appId: string }) {
  const { t } = useI18n()
  return (
    <Step
      {...place}
      title={t(M.title)}
      text={<Trans message={M.text} values={{ head: <code>head</code> }} />}
      action={!place.done && <HelpLink topic="installing" label={M.others} />}
    >
      {!place.done && <FramedInstallationCode appId={appId} variant={place.current ? 'primary' : 'default'} />}
    </Step>
  )
}
