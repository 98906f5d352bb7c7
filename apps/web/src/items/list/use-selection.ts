import { useEffect, useMemo, useRef, useState } from 'react'
import { all, extend, NOTHING, type Selection, toggle, within } from './selection.ts'

/** The selected rows of a list that shows `order`. Rows that leave the list are deselected. */
export function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const key = order.join()
  useEffect(() => setSelection((now) => within(now, order)), [key])
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  // Rows are memoised, so the functions keep their identity.
  const acts = useMemo(
    () => ({
      check: (id: string, { shift }: { shift: boolean }) =>
        setSelection((now) => (shift ? extend(now, id, latest.current) : toggle(now, id))),
      checkAll: () => setSelection(all(latest.current)),
      clear: () => setSelection(NOTHING),
    }),
    [],
  )
  const { ids } = selection
  return useMemo(() => ({ ids, ...acts }), [ids, acts])
}

export type ListSelection = ReturnType<typeof useSelection>
