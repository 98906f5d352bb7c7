import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { Button } from '@waymark/ui/controls'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { PUBLISH } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type OnboardingStepProps, Step } from './step.tsx'

const M = {
  nothing: msg('onboarding.publish-nothing', 'Nothing to publish yet.'),
  text: msg('onboarding.publish-text', 'The website runs the tag once it is published.'),
  done: msg('onboarding.publish-done', 'A tag is published.'),
}

/** Publishes the first tag; `ready` says whether there is one. */
export function PublishStep({ site, ready, ...place }: OnboardingStepProps & { site: App; ready: boolean }) {
  const { t } = useI18n()
  return (
    <Step
      {...place}
      title={t(PUBLISH)}
      text={t(place.done ? M.done : ready ? M.text : M.nothing)}
      action={!place.done && <Publish site={site} ready={ready} primary={place.current} />}
    />
  )
}

function Publish({ site, ready, primary }: { site: App; ready: boolean; primary: boolean }) {
  const { t } = useI18n()
  const { permitted, pending, publish } = usePublishDraft(site)
  const refusal = permitted.allowed ? (ready ? undefined : t(M.nothing)) : t(permitted.why)
  return (
    <Button
      size="small"
      icon="publish"
      variant={primary ? 'primary' : 'default'}
      pending={pending}
      disabledReason={pending ? undefined : refusal}
      onPress={publish}
    >
      {t(PUBLISH)}
    </Button>
  )
}
