import type { Row } from '@waymark/domain/field'
import { sameContent } from '../form/index.ts'

type AnyRow = Row<object>

/** Whether a value is a list whose rows have keys. */
export const areRows = (value: unknown): value is readonly AnyRow[] =>
  Array.isArray(value) && value.every((row) => typeof row?.key === 'string')

/** The server's id of a row: that of its condition, or its key unless that was made here (`row-7`). */
const idOf = (row: AnyRow & { readonly conditionId?: unknown }): string | undefined =>
  typeof row.conditionId === 'string' ? row.conditionId : /^row-\d+$/u.test(row.key) ? undefined : row.key

/**
 * Gives reopened rows the keys of the same `known` rows, matched by id, else content, else position. Other rows get keys
 * that are neither known nor `taken`.
 */
export function alignRows(
  known: readonly AnyRow[],
  rows: readonly AnyRow[],
  taken: readonly AnyRow[] = [],
): readonly AnyRow[] {
  const left = new Set(known)
  const keys = new Map<AnyRow, string>()
  const claim = (row: AnyRow, match: AnyRow | undefined) => {
    if (!match || keys.has(row)) return
    left.delete(match)
    keys.set(row, match.key)
  }
  const unclaimed = (isMatch: (candidate: AnyRow) => boolean) => [...left].find(isMatch)
  for (const row of rows)
    claim(
      row,
      unclaimed((other) => idOf(row) !== undefined && idOf(row) === idOf(other)),
    )
  for (const row of rows) claim(row, keys.has(row) ? undefined : unclaimed((other) => isLike(row, other)))
  for (const [at, row] of rows.length === known.length ? rows.entries() : []) {
    const placed = known[at]
    if (placed && left.has(placed) && isPlaced(row)) claim(row, placed)
  }
  const used = new Set([...known, ...taken].map(({ key }) => key))
  let next = 0
  return rows.map((row) => {
    const key = keys.get(row)
    if (key !== undefined) return row.key === key ? row : { ...row, key }
    if (!isPlaced(row) && !used.has(row.key)) return row
    while (used.has(`row-${next}`)) next += 1
    used.add(`row-${next}`)
    return { ...row, key: `row-${next}` }
  })
}

const isPlaced = (row: AnyRow) => idOf(row) === undefined
const isLike = (row: AnyRow, other: AnyRow) => (isPlaced(row) || isPlaced(other)) && sameRow(row, other)

/** Whether two rows have the same content, ignoring the server's id. */
const sameRow = (one: AnyRow, other: AnyRow) =>
  sameContent({ ...one, conditionId: null }, { ...other, conditionId: null })

/**
 * Merges two changed versions of a list row by row; undefined if both changed the same row or the order differently.
 * `whole` lists are merged only if both sides only added rows.
 */
export function mergeRows(
  base: readonly AnyRow[],
  mine: readonly AnyRow[],
  theirs: readonly AnyRow[],
  { whole = false } = {},
): readonly AnyRow[] | undefined {
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  const merged = new Map<string, AnyRow>()
  for (const key of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const row = mergeRow(was.get(key), own.get(key), other.get(key))
    if (row === 'conflict') return undefined
    if (row) merged.set(key, row)
  }
  if (whole && base.some(({ key }) => !merged.has(key))) return undefined
  const order = mergeOrder(keysOf(base), keysOf(mine), keysOf(theirs))
  return order?.flatMap((key) => merged.get(key) ?? [])
}

const keysOf = (rows: readonly AnyRow[]) => rows.map(({ key }) => key)
const byKey = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [row.key, row]))

function mergeRow(was: AnyRow | undefined, mine: AnyRow | undefined, theirs: AnyRow | undefined) {
  if (isSame(mine, theirs) || isSame(was, theirs)) return mine
  return isSame(was, mine) ? theirs : 'conflict'
}

const isSame = (one: AnyRow | undefined, other: AnyRow | undefined) =>
  one && other ? sameRow(one, other) : one === other

/** The order of the side that changed it; rows of the other side stay behind their predecessors. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const [isMineMoved, isTheirsMoved] = [isMoved(base, mine), isMoved(base, theirs)]
  if (isMineMoved && isTheirsMoved && isMoved(mine, theirs)) return undefined
  const [frame, added] = isMineMoved ? [mine, theirs] : [theirs, mine]
  const order = [...frame]
  let at = 0
  for (const key of added) {
    const place = order.indexOf(key)
    if (place >= 0) at = place + 1
    else {
      order.splice(at, 0, key)
      at += 1
    }
  }
  return order
}

/** Whether the keys that two lists share are in different orders. */
function isMoved(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((key) => other.includes(key))
  return other.filter((key) => one.includes(key)).some((key, at) => key !== shared[at])
}
