import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useListAlone } from '#items/list/one-pane.tsx'
import styles from './first-day.module.css'
import { useFirstDay } from './first-day-shown.tsx'

const FirstDayHead = lazy(() => import('./first-day.tsx').then(({ FirstDayHead }) => ({ default: FirstDayHead })))
const FirstDaySteps = lazy(() => import('./first-day.tsx').then(({ FirstDaySteps }) => ({ default: FirstDaySteps })))

/**
 * What the first steps change about the list of tags. On narrow windows, where nothing stands beside the list, their head is
 * above its rows, and they are in place of the rows while they are open: from the start on a website without tags.
 */
export function useFirstDayInList(count: number | undefined): {
  readonly above?: ReactNode
  readonly instead?: ReactNode
  readonly suggested: boolean
} {
  const shown = useFirstDay()
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
          <FirstDayHead {...shown} toggle={{ open, onToggle: () => choose(!open) }} />
        </div>
      </Suspense>
    ),
    instead: open && (
      <Suspense fallback={null}>
        <section className={styles.instead} aria-labelledby="first-day">
          <FirstDaySteps {...shown} level={3} />
        </section>
      </Suspense>
    ),
  }
}
