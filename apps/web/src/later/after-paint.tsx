import { type ReactNode, useDeferredValue } from 'react'

/**
 * Draws its children right after the first picture of what is around them, in small pieces between which keys and
 * clicks are heard. For what is large and stands below or beside what people look at first.
 */
export function AfterPaint({ children, before = null }: { children: ReactNode; before?: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : before
}
