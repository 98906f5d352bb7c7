import type { App } from '@waymark/domain/site'
import { ContentSheet } from '@waymark/ui/layout'
import type { InstallationState } from '#data/installation.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import styles from './onboarding.module.css'
import { OnboardingHead } from './onboarding-head.tsx'
import { OnboardingSteps } from './onboarding-steps.tsx'

/** The first steps of a website on a card: from its address to the first fired tag, each with its state and its action. */
export function Onboarding(shown: { site: App; state: InstallationState }) {
  const showList = useShowListButton()
  return (
    <ContentSheet>
      {showList}
      <section className={styles.card} aria-labelledby="onboarding">
        <OnboardingHead {...shown} />
        <OnboardingSteps {...shown} level={2} />
      </section>
    </ContentSheet>
  )
}

export { OnboardingHead, OnboardingSteps }
