import { useLayoutEffect } from 'react'

/** A part of the screen that toasts must not cover. */
export type DocumentMark = 'actions-bar' | 'dialog'

const counts = new Map<DocumentMark, number>()

function count(mark: DocumentMark, change: 1 | -1) {
  const now = (counts.get(mark) ?? 0) + change
  counts.set(mark, now)
  document.documentElement.toggleAttribute(`data-with-${mark}`, now > 0)
}

/**
 * While the component is mounted and `there` is true, the root element of the document has the attribute
 * `data-with-<mark>`; style sheets move toasts out of the way by it. A selector with `:has()` would do the same, but makes
 * the browser check far more elements after each change.
 */
export function useDocumentMark(mark: DocumentMark, there = true): void {
  useLayoutEffect(() => {
    if (!there) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, there])
}
