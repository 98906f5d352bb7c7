import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A value that what is large follows in small pieces, after the picture in which it changed. `catchUp` lets it follow at
 * once, before the focus goes into what would otherwise be drawn anew under it.
 */
export function useCatchingUp<T>(value: T): { late: T; catchUp: () => void } {
  const deferred = useDeferredValue(value)
  const [caughtUp, setCaughtUp] = useState(value)
  return { late: caughtUp === value ? value : deferred, catchUp: () => flushSync(() => setCaughtUp(value)) }
}
