import { useLayoutEffect } from 'react'

/** What toasts keep clear of while it is there. */
export type DocumentMark = 'actions-bar' | 'dialog'

const counts = new Map<DocumentMark, number>()

function count(mark: DocumentMark, change: 1 | -1) {
  const now = (counts.get(mark) ?? 0) + change
  counts.set(mark, now)
  document.documentElement.toggleAttribute(`data-with-${mark}`, now > 0)
}

/**
 * Says on the root of the document, as `data-with-…`, that such a thing is there. A style that asked for it by `:has()`
 * would make the browser look at far more elements at every change.
 */
export function useDocumentMark(mark: DocumentMark, there = true): void {
  useLayoutEffect(() => {
    if (!there) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, there])
}
