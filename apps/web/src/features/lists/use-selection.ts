import { useEffect, useState } from 'react'
import { all, extend, NOTHING, type Selection, toggle, within } from './selection.ts'

/** The chosen rows of a list that shows `order`. What leaves the list leaves the selection. */
export function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const key = order.join()
  useEffect(() => setSelection((now) => within(now, order)), [key])
  return {
    ids: selection.ids,
    check: (id: string, { shift }: { shift: boolean }) =>
      setSelection((now) => (shift ? extend(now, id, order) : toggle(now, id))),
    checkAll: () => setSelection(all(order)),
    clear: () => setSelection(NOTHING),
  }
}

export type ListSelection = ReturnType<typeof useSelection>
