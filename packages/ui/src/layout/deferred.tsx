import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children at low priority, so that opening a large list or item gives feedback first. Until they are ready,
 * `fallback` is shown on the first render, and later the previous children. Not for content that takes input at once, such
 * as a wizard or controlled fields: keys would go to the previous content, and fields would show old values.
 */
export function Deferred({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useDeferredValue(children, fallback)
}
