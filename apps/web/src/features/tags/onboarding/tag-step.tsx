import { Link } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { GOOGLE_ADS_CONVERSION, TEMPLATE_APPEARANCES } from '@waymark/domain/tag'
import type { TemplateId } from '@waymark/domain/tag/templates'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './onboarding.module.css'
import { type OnboardingStepProps, Step } from './step.tsx'
import { StepLink } from './step-link.tsx'

const M = {
  title: msg('onboarding.tag', 'Add a first tag'),
  text: msg('onboarding.tag-text', 'Three that most websites start with.'),
  done: msg('onboarding.tag-done', 'The website has a tag.'),
  all: msg('onboarding.all-templates', 'All templates'),
}

/** Templates to begin with. The name is also that of the new tag. */
const SUGGESTED: readonly {
  readonly template: TemplateId
  readonly icon: IconName
  readonly name: Message
  readonly about: Message
}[] = [
  {
    template: 'waymark-pro-analytics',
    icon: 't-analytics',
    name: TEMPLATE_APPEARANCES.waymark_analytics.name,
    about: msg('onboarding.suggested.analytics', 'Every page view'),
  },
  {
    template: 'google-ads-conversion-tracking',
    icon: 't-conversion',
    name: GOOGLE_ADS_CONVERSION,
    about: msg('onboarding.suggested.conversion', 'Confirmed orders'),
  },
  {
    template: 'custom-asynchronous-tag',
    icon: 't-async',
    name: msg('onboarding.suggested.custom-name', 'Custom tag'),
    about: msg('onboarding.suggested.custom', 'Your own code'),
  },
]

/** Suggests templates; a suggestion opens the wizard with its template chosen. */
export function TagStep({ appId, ...place }: OnboardingStepProps & { appId: string }) {
  const { t } = useI18n()
  return (
    <Step
      {...place}
      title={t(M.title)}
      text={t(place.done ? M.done : M.text)}
      action={
        !place.done && (
          <StepLink
            primary={place.current}
            link={(props) => <Link {...props} to="/tag/app/$appId/tags/add-tag" params={{ appId }} />}
          >
            {t(M.all)}
          </StepLink>
        )
      }
    >
      {!place.done && (
        <ul className={styles.suggestions}>
          {SUGGESTED.map(({ template, icon, name, about }) => (
            <li key={template}>
              <Link
                className={styles.suggestion}
                to="/tag/app/$appId/tags/add-tag"
                params={{ appId }}
                search={{ choose: template, called: t(name) }}
              >
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span className={styles.suggested}>
                  <b>{t(name)}</b>
                  <span>{t(about)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Step>
  )
}
