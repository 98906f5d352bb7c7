import { useEffect, useMemo, useRef, useState } from 'react'
import { all, extend, NOTHING, type Selection, toggle, within } from './selection.ts'

/** The selected rows of a list; `ids` are those of the rows that it shows. Rows that leave the list are deselected. */
export function useSelection(ids: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const key = ids.join()
  useEffect(() => setSelection((now) => within(now, ids)), [key])
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
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
  return useMemo(() => ({ ids: selection.ids, ...acts }), [selection.ids, acts])
}

export type ListSelection = ReturnType<typeof useSelection>
