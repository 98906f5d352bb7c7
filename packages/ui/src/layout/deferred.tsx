import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children at low priority, so that a click or key that opens a large list, form or dialog is answered
 * before it is rendered. Until the children are ready, `fallback` is shown at first and the previous children after a
 * change. The children must not depend on state that changes without a render of the parent, such as router hooks for
 * what is open: such state would update them at once.
 */
export function Deferred({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useDeferredValue(children, fallback)
}
