import { useQuery } from '@tanstack/react-query'
import type { App } from '@waymark/domain/site'
import { type InstallationState, installationQuery } from '#data/installation.ts'
import { FireStep } from './fire-step.tsx'
import { InstallStep } from './install-step.tsx'
import styles from './onboarding.module.css'
import { PublishStep } from './publish-step.tsx'
import type { OnboardingStepProps } from './step.tsx'
import { doneSteps, firstOpen, STEPS, type StepName } from './steps.ts'
import { TagStep } from './tag-step.tsx'
import { ViewStep } from './view-step.tsx'
import { WebsiteStep } from './website-step.tsx'

/** How often the state is polled while a step waits for the website, in milliseconds. */
const POLL_INTERVAL = 3000

interface OnboardingStepsProps {
  site: App
  state: InstallationState
  /** The level of the headings of the steps. */
  level: OnboardingStepProps['level']
}

/** The first steps of a website in a list. While one waits for a page of the website, it is asked again and again. */
export function OnboardingSteps({ site, state, level }: OnboardingStepsProps) {
  const done = doneSteps(site, state)
  const waits = !done.view || (done.publish && !done.fire)
  useQuery({ ...installationQuery(site.id), refetchInterval: waits && POLL_INTERVAL })
  const first = firstOpen(done)
  const place = (name: StepName): OnboardingStepProps => ({
    number: STEPS.indexOf(name) + 1,
    done: done[name],
    current: name === first,
    level,
  })
  return (
    <ol className={styles.steps}>
      <WebsiteStep {...place('website')} site={site} />
      <InstallStep {...place('install')} appId={site.id} />
      <ViewStep {...place('view')} site={site} state={state} />
      <TagStep {...place('tag')} appId={site.id} />
      <PublishStep {...place('publish')} site={site} ready={done.tag} />
      <FireStep {...place('fire')} site={site} />
    </ol>
  )
}
