import { lazy, Suspense } from 'react'
import { useLater } from '#browser/later/use-later.ts'

const SessionTimeout = lazy(() => import('./session-timeout.tsx'))

/** Watches over the end of the session, from a moment after the first screen is there. */
export function SessionWatch() {
  return useLater() ? (
    <Suspense>
      <SessionTimeout />
    </Suspense>
  ) : null
}
