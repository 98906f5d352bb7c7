import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LEAST, type RowsInView, windowOf } from './window-of.ts'

/** Rows that are drawn next to each other, or the room of those that are not. */
export type Stretch =
  | { readonly drawn: true; readonly from: number; readonly to: number }
  | { readonly drawn: false; readonly from: number; readonly height: number }

interface View extends RowsInView {
  /** A row outside the window that is drawn too, because it has the focus. */
  readonly focused: number | null
  /** Pixels from one row to the next. */
  readonly pitch: number
}

/** Which of so many rows a list draws now, in order, with the room of the others between them. */
export function stretchesOf(
  count: number,
  { pitch, kept, ...view }: RowsInView & { pitch: number; kept: readonly (number | null)[] },
): readonly Stretch[] {
  const { from, to } = windowOf(count, view)
  const outside = (row: number | null): row is number =>
    row !== null && row >= 0 && row < count && (row < from || row >= to)
  const drawn = [{ from, to }, ...[...new Set(kept)].filter(outside).map((row) => ({ from: row, to: row + 1 }))]
  const stretches: Stretch[] = []
  let at = 0
  for (const part of drawn.sort((one, other) => one.from - other.from)) {
    if (part.from > at) stretches.push({ drawn: false, from: at, height: (part.from - at) * pitch })
    stretches.push({ drawn: true, ...part })
    at = part.to
  }
  if (at < count) stretches.push({ drawn: false, from: at, height: (count - at) * pitch })
  return stretches
}

const rowIn = (list: HTMLElement, index: number) => list.querySelector<HTMLElement>(`[data-row="${index}"]`)

/** What scrolls an element: itself or something around it. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}

/** Where the list is scrolled to, read off the rows that are drawn. */
function look(list: HTMLElement, box: HTMLElement, count: number, before: View): View {
  const { from, to } = windowOf(count, before)
  const [first, last] = [rowIn(list, from), rowIn(list, to - 1)]
  const measured = first && last ? (last.offsetTop - first.offsetTop) / Math.max(1, to - 1 - from) : 0
  const pitch = measured > 0 && Math.abs(measured - before.pitch) > 0.5 ? measured : before.pitch
  const top = (first ?? list).getBoundingClientRect().top - (first ? from * pitch : 0) - box.getBoundingClientRect().top
  const next = { first: Math.max(0, -top / pitch), fitting: box.clientHeight / pitch }
  const now = windowOf(count, next)
  const row = list.contains(document.activeElement)
    ? Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row)
    : Number.NaN
  const focused = Number.isNaN(row) || (row >= now.from && row < now.to) ? null : row
  const same = now.from === from && now.to === to && focused === before.focused && pitch === before.pitch
  return same ? before : { ...next, focused, pitch }
}

/**
 * Draws only the rows of a long list that are in view and some around them. Every drawn row carries its number as
 * `data-row`; all are about equally high. The one with the focus stays, wherever the list is scrolled.
 *
 * @param guess pixels from one row to the next, until they have been measured
 * @param keep a row that is always drawn
 */
export function useRowWindow(
  count: number,
  { list, guess, keep = -1 }: { list: RefObject<HTMLElement | null>; guess: number; keep?: number },
): { stretches: readonly Stretch[]; row: (index: number) => HTMLElement | null } {
  const [view, setView] = useState<View>({ first: 0, fitting: 0, focused: null, pitch: guess })
  const long = count > LEAST
  const latest = useRef({ count, view })
  useEffect(() => {
    latest.current = { count, view }
  })

  useEffect(() => {
    const element = list.current
    if (!long || !element) return
    const box = scrollerOf(element)
    const follow = () => setView(look(element, box, latest.current.count, latest.current.view))
    const resized = new ResizeObserver(follow)
    resized.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [long, list])

  return {
    stretches: stretchesOf(count, { ...view, kept: [view.focused, keep] }),
    row(index) {
      const element = list.current
      if (!element) return null
      const drawn = rowIn(element, index)
      if (drawn || index < 0 || index >= count) return drawn
      flushSync(() => setView((before) => ({ ...before, focused: index })))
      return rowIn(element, index)
    },
  }
}
