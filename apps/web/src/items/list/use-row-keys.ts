import type { ListRows } from '@waymark/ui/layout'
import type { KeyboardEvent, RefObject } from 'react'
import type { ListSelection } from './use-selection.ts'

/**
 * The keys of a list: J, K and the arrows move between rows, X and Space select one, Shift with an arrow extends the
 * selection, Control A selects all. Escape clears the search, then the selection.
 */
export function useRowKeys({
  ids,
  list,
  selection,
  clearSearch,
}: {
  ids: readonly string[]
  list: RefObject<ListRows | null>
  /** Absent without permission to select rows. */
  selection?: ListSelection | undefined
  /** Clears the search; absent without one. */
  clearSearch?: (() => void) | undefined
}) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const drop = clearSearch ?? (selection && selection.ids.size > 0 ? selection.clear : undefined)
    // React passes on the keys of dialogs and menus, which stand elsewhere in the document.
    if (!event.currentTarget.contains(target)) return
    const typing = target.closest('input:not([type=checkbox]), textarea') !== null
    if (typing && (event.key !== 'Escape' || event.defaultPrevented)) return
    const row = target.closest<HTMLElement>('li[data-row]')
    const at = row ? Number(row.dataset.row) : -1
    const id = ids[at]
    const move = (by: number) => {
      const to = Math.max(0, Math.min(ids.length - 1, at + by))
      list.current?.row(to)?.querySelector<HTMLElement>('a[href]')?.focus()
      const nextId = ids[to]
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
        case ' ':
          return selection && id && target.tagName === 'A' ? () => selection.check(id, { shift: false }) : undefined
        case 'a':
          return selection && (event.ctrlKey || event.metaKey) ? () => selection.checkAll() : undefined
        case 'Escape':
          return drop
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
