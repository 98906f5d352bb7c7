import { lazy, Suspense, useEffect, useState } from 'react'

const SessionTimeout = lazy(() => import('./session-timeout.tsx'))

/** Milliseconds after which the watch over the session's end is loaded: nobody needs it to begin working. */
const LATER = 3000

/** Watches over the end of the session, from a moment after the first screen is there. */
export function SessionWatch() {
  const [begun, begin] = useState(false)
  useEffect(() => {
    const timer = setTimeout(begin, LATER, true)
    return () => clearTimeout(timer)
  }, [])
  return begun ? (
    <Suspense>
      <SessionTimeout />
    </Suspense>
  ) : null
}
