import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLater } from '#browser/later/use-later.ts'
import { noticeList } from './notice-list.ts'

const Corner = lazy(() => import('./corner.tsx'))

/** Where notices appear and leave. It is there before the first of them, so that screen readers hear that one too. */
export function Notices() {
  const some = useSyncExternalStore(noticeList.subscribe, () => noticeList.current().length > 0)
  const later = useLater()
  return some || later ? (
    <Suspense>
      <Corner />
    </Suspense>
  ) : null
}
