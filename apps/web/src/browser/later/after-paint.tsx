import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Draws its children right after the first picture of what is around them, in small pieces between which keys and
 * clicks are heard. For what is large and stands below or beside what people look at first. Whoever presses Tab before
 * that finds them drawn: the focus goes where it would have gone later.
 */
export function AfterPaint({ children, before = null }: { children: ReactNode; before?: ReactNode }): ReactNode {
  const painted = useDeferredValue(true, false)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (painted) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') flushSync(() => setWanted(true))
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [painted])
  return painted || wanted ? children : before
}
