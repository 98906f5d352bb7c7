import type { App } from '@waymark/domain/site'
import { ContentSheet } from '@waymark/ui/layout'
import type { InstallationState } from '#data/installation.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import styles from './first-day.module.css'
import { FirstDayHead } from './first-day-head.tsx'
import { FirstDaySteps } from './first-day-steps.tsx'

/** The first steps of a website on a card: from its address to the first fired tag, each with its state and its action. */
export function FirstDay(shown: { site: App; state: InstallationState }) {
  const showList = useShowListButton()
  return (
    <ContentSheet>
      {showList}
      <section className={styles.card} aria-labelledby="first-day">
        <FirstDayHead {...shown} />
        <FirstDaySteps {...shown} level={2} />
      </section>
    </ContentSheet>
  )
}

export { FirstDayHead, FirstDaySteps }
