import type { KeyboardEvent } from 'react'
import type { ListSelection } from './use-selection.ts'

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('li a[href]')]

const idAt = (rows: readonly HTMLElement[], order: readonly string[], row: HTMLElement | undefined) =>
  row === undefined ? undefined : order[rows.indexOf(row)]

/**
 * The keys of a list: J, K and the arrows move between rows, X and Space choose one, Shift with an arrow extends,
 * Control A takes all, Escape drops the selection.
 */
export function useRowKeys(order: readonly string[], selection?: ListSelection) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (target.closest('input:not([type=checkbox]), textarea, [role=dialog]')) return
    const rows = rowsIn(event.currentTarget)
    const row = target.closest('li')?.querySelector<HTMLElement>('a[href]') ?? undefined
    const at = row ? rows.indexOf(row) : -1
    const id = idAt(rows, order, row)
    const move = (by: number) => {
      const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))]
      next?.focus()
      const nextId = idAt(rows, order, next)
      if (event.shiftKey && selection && nextId) {
        if (id && selection.ids.size === 0) selection.check(id, { shift: false })
        selection.check(nextId, { shift: true })
      }
    }
    const act = (() => {
      switch (event.key) {
        case 'ArrowDown':
          return () => move(1)
        case 'ArrowUp':
          return () => move(-1)
        case 'j':
          return event.ctrlKey || event.metaKey ? undefined : () => move(1)
        case 'k':
          return event.ctrlKey || event.metaKey ? undefined : () => move(-1)
        case 'x':
          return selection && id && target.tagName === 'A' ? () => selection.check(id, { shift: false }) : undefined
        case ' ':
          return selection && id && target.tagName === 'A' ? () => selection.check(id, { shift: false }) : undefined
        case 'a':
          return selection && (event.ctrlKey || event.metaKey) ? () => selection.checkAll() : undefined
        case 'Escape':
          return selection && selection.ids.size > 0 ? () => selection.clear() : undefined
        default:
          return undefined
      }
    })()
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
