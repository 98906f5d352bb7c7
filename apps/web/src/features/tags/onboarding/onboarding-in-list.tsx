import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useListAlone } from '#items/list/list-and-content.tsx'
import styles from './onboarding.module.css'
import { useOnboarding } from './onboarding-shown.tsx'

const OnboardingHead = lazy(() =>
  import('./onboarding.tsx').then(({ OnboardingHead }) => ({ default: OnboardingHead })),
)
const OnboardingSteps = lazy(() =>
  import('./onboarding.tsx').then(({ OnboardingSteps }) => ({ default: OnboardingSteps })),
)

/**
 * What the first steps change about the list of tags. On narrow windows, where nothing stands beside the list, their head is
 * above its rows, and they are in place of the rows while they are open: from the start on a website without tags.
 */
export function useOnboardingInList(count: number | undefined): {
  readonly above?: ReactNode
  readonly instead?: ReactNode
  readonly suggested: boolean
} {
  const shown = useOnboarding()
  const alone = useListAlone()
  const [chosen, choose] = useState<boolean>()
  // The first tag leaves them open.
  if (chosen === undefined && count === 0) choose(true)
  const open = chosen ?? false
  const suggested = shown !== undefined
  if (!shown || !alone || count === undefined) return { suggested }
  return {
    suggested,
    above: (
      <Suspense fallback={null}>
        <div className={styles.above}>
          <OnboardingHead {...shown} toggle={{ open, onToggle: () => choose(!open) }} />
        </div>
      </Suspense>
    ),
    instead: open && (
      <Suspense fallback={null}>
        <section className={styles.instead} aria-labelledby="onboarding">
          <OnboardingSteps {...shown} level={3} />
        </section>
      </Suspense>
    ),
  }
}
