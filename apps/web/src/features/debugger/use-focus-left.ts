import type { VirtualList } from '@waymark/ui/virtual-list'
import { useEffect } from 'react'

/** Focuses the row of what was open when a narrow window shows its list again, unless another element has the focus. */
export function useFocusLeft(list: VirtualList, at: number): void {
  useEffect(() => {
    if (at < 0 || document.activeElement !== document.body) return
    const row = list.row(at)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [])
}
