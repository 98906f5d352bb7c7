/** The selected rows of a list, and the anchor from which a range is selected. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Selects or deselects one row, which becomes the anchor of the next range. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Selects all rows between the anchor and this one, both included, in the order of the list. */
export function extend(selection: Selection, id: string, ids: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : ids.indexOf(selection.anchor)
  const to = ids.indexOf(id)
  if (from < 0 || to < 0) return toggle(selection, id)
  const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...between]), anchor: selection.anchor }
}

/** Selects all given rows. */
export const all = (ids: readonly string[]): Selection => ({ ids: new Set(ids), anchor: ids[0] ?? null })

/** Drops rows that the list no longer shows. */
export function within(selection: Selection, ids: readonly string[]): Selection {
  const present = ids.filter((id) => selection.ids.has(id))
  return present.length === selection.ids.size ? selection : { ids: new Set(present), anchor: selection.anchor }
}
