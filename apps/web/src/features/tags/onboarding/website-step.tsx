import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { App } from '@waymark/domain/site'
import { isOwner, meQuery } from '#data/account.ts'
import { EDIT } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { hostOf } from './host-of.ts'
import { type OnboardingStepProps, Step } from './step.tsx'
import { StepLink } from './step-link.tsx'

const M = {
  title: msg('onboarding.website', 'Create the website'),
  noAddress: msg('onboarding.no-address', 'It has no address yet. Page views are recognized by it.'),
  askOwner: msg(
    'onboarding.no-address-ask',
    'It has no address yet. Page views are recognized by it. An owner of your organization can add one.',
  ),
  add: msg('onboarding.add-address', 'Add address'),
}

/** The website with its addresses, which owners change in the administration. */
export function WebsiteStep({ site, ...place }: OnboardingStepProps & { site: App }) {
  const { t } = useI18n()
  const { data: user } = useQuery({ ...meQuery, enabled: false })
  const owner = user !== undefined && isOwner(user)
  const { urls } = site.attributes
  return (
    <Step
      {...place}
      title={t(M.title)}
      text={urls.length > 0 ? urls.map(hostOf).join(', ') : t(owner ? M.noAddress : M.askOwner)}
      action={
        owner && (
          <StepLink
            primary={place.current}
            link={(props) => <Link {...props} to="/administration/websites" search={{ open: site.id }} />}
          >
            {t(urls.length > 0 ? EDIT : M.add)}
          </StepLink>
        )
      }
    />
  )
}
