import { type FocusEvent, type Key, type KeyboardEvent, useState } from 'react'
import { rowOf, type VirtualList } from './use-virtual-list.ts'

/** The props of the button or link of a row. */
export interface RowFocusProps {
  'data-row': number
  tabIndex: 0 | -1
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Roving focus of a virtual list: arrows, J and K, Home and End move between its rows. Tab reaches `current`, or the
 * first visible row if it is -1. `listProps` go on the scroll container, `rowProps` on the button of a row.
 */
export function useRowFocus({ rows, count, row }: VirtualList, current = -1) {
  const [active, setActive] = useState<Key | null>(null)
  const focused = rows.find(({ key }) => key === active)
  const first = rows[0]?.index ?? 0
  const reachable = focused?.index ?? (current >= 0 ? current : first)
  return {
    listProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const move = MOVES[event.key]
        if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        const focusedAt = rowOf(event.target as Element)
        const from = focusedAt >= 0 ? focusedAt : reachable === first ? reachable - 1 : reachable
        event.preventDefault()
        event.stopPropagation()
        const next = row(Math.max(0, Math.min(count - 1, move(from, count))))
        next?.focus({ preventScroll: true })
        next?.scrollIntoView({ block: 'nearest' })
      },
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const at = rowOf(target)
        if (at >= 0) setActive(rows.find(({ index }) => index === at)?.key ?? null)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        // Behind another window the row keeps the focus.
        if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setActive(null)
      },
    },
    rowProps: (index: number): RowFocusProps => ({ 'data-row': index, tabIndex: index === reachable ? 0 : -1 }),
  }
}
