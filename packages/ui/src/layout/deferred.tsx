import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children at low priority, so that a click or key that opens a large list or item is answered before it is
 * rendered. Until the children are ready, `fallback` is shown at first and the previous children after a change. Not for
 * content that takes input at once, such as a wizard or controlled fields: keys would go to what is shown before, and a
 * field would show its old value.
 */
export function Deferred({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useDeferredValue(children, fallback)
}
