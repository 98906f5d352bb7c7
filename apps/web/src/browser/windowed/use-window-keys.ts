import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RowWindow } from './use-window.ts'

/** What a row's button or link carries, so that the keys find it. */
export interface RowSlot {
  'data-row': number
  tabIndex: 0 | -1
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The keys of a list of which only a part is drawn: arrows, J and K, Home and End. One row can be reached by Tab; when
 * the row with the focus is scrolled away, the list keeps the focus in its place. `chosen` is the row to begin from.
 */
export function useWindowKeys({ scroller, rows, show }: RowWindow, count: number, chosen: number) {
  const [active, setActive] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const held = useRef(false)
  const first = rows[0]?.index ?? 0
  const reachable = active ?? (chosen >= 0 ? chosen : first)

  useEffect(() => {
    const list = scroller.current
    if (!list) return
    if (wanted.current !== null) {
      const row = list.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
      if (!row) return
      wanted.current = null
      row.focus({ preventScroll: true })
    } else if (held.current && document.activeElement === document.body) list.focus({ preventScroll: true })
  })

  return {
    list: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key]
        if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        const from = event.target === event.currentTarget ? reachable - (reachable === first ? 1 : 0) : reachable
        const to = Math.max(0, Math.min(count - 1, step(from, count)))
        event.preventDefault()
        event.stopPropagation()
        wanted.current = to
        setActive(to)
        show(to)
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        held.current = true
        const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
        if (row) setActive(Number(row.dataset.row))
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const gone = !(event.target as HTMLElement).isConnected
        if (!gone && !event.currentTarget.contains(event.relatedTarget)) {
          held.current = false
          setActive(null)
        }
      },
    },
    slot: (index: number): RowSlot => ({ 'data-row': index, tabIndex: index === reachable ? 0 : -1 }),
  }
}
