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
 * Sets the attribute `data-with-<mark>` on the root element while the component is mounted and `there` is true; style sheets
 * use it to move toasts away. A selector with `:has()` would make the browser check far more elements after each change.
 */
export function useDocumentMark(mark: DocumentMark, there = true): void {
  useLayoutEffect(() => {
    if (!there) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, there])
}

/** Calls `then` as soon as the mark is not set: at once, or when it is removed. Returns what stops that. */
export function whenUnmarked(mark: DocumentMark, then: () => void): () => void {
  const attribute = `data-with-${mark}`
  const root = document.documentElement
  const check = () => {
    if (!root.hasAttribute(attribute)) then()
  }
  const observer = new MutationObserver(check)
  observer.observe(root, { attributeFilter: [attribute] })
  check()
  return () => observer.disconnect()
}
