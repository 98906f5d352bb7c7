import { equal } from '../equal/index.ts'
import { type Formatted, type FormattedEntry, formattedLabel } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import type { ChangelogEntry } from './entry.ts'
import { FAILED_TO_PROCESS, formatEntry } from './format-entry.ts'

/** One attribute of an item before and after. Options, settings and named rows are attributes of their own. */
export interface ComparedAttribute {
  /** The path of wire names to the attribute. */
  readonly key: string
  /** Its labels, from the outermost group inwards. */
  readonly labels: readonly (Message | string)[]
  readonly changed: boolean
  /** Undefined if there was no value. */
  readonly before: Formatted | undefined
  readonly after: Formatted | undefined
}

/** A change, attribute by attribute. */
export interface Comparison {
  /** `both` states exist, or only that `before` (a deleted item) or `after` (an added one). */
  readonly sides: 'both' | 'before' | 'after'
  readonly attributes: readonly ComparedAttribute[]
}

/**
 * Compares the two sides of a changelog entry. Returns a text if there is nothing to show or the entry cannot be read.
 * `report` then gets the error, which is not thrown, so that other entries are still shown.
 */
export function compareEntry(entry: ChangelogEntry, report?: (error: unknown) => void): Comparison | Message {
  try {
    const formatted = formatEntry(entry)
    if (!('before' in formatted)) return formatted
    const { before, after } = formatted
    const sides = before === null ? 'after' : after === null ? 'before' : 'both'
    return {
      sides,
      attributes: compareLines(before ?? [], after ?? [], { keys: [], labels: [], whole: sides !== 'both' }),
    }
  } catch (error) {
    report?.(error)
    return FAILED_TO_PROCESS
  }
}

/** The attributes that differ. */
export const changedOnly = (attributes: readonly ComparedAttribute[]): readonly ComparedAttribute[] =>
  attributes.filter(({ changed }) => changed)

interface Place {
  readonly keys: readonly string[]
  readonly labels: readonly (Message | string)[]
  /** Whether one of the two states does not exist; then `absent` is not shown for its missing lines. */
  readonly whole: boolean
}

function compareLines(
  before: readonly FormattedEntry[],
  after: readonly FormattedEntry[],
  place: Place,
): readonly ComparedAttribute[] {
  const old = new Map(before.map((entry) => [entry.key, entry]))
  const now = new Map(after.map((entry) => [entry.key, entry]))
  return keysInOrder(before, after).flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const { label, absent } = (is ?? was) as FormattedEntry
    const inside = { ...place, keys: [...place.keys, key], labels: [...place.labels, label] }
    const whenAbsent: Formatted | undefined = absent && !place.whole ? { as: 'message', message: absent } : undefined
    const lines = [linesIn(was?.value), linesIn(is?.value)] as const
    // A group that only one state has is compared line by line, unless the other shows a text for its absence.
    if (lines[0] && lines[1]) return [...compareLines(lines[0], lines[1], inside), ...compareOrder(was, is, inside)]
    if (lines[0] && !is && !whenAbsent) return compareLines(lines[0], [], inside)
    if (lines[1] && !was && !whenAbsent) return compareLines([], lines[1], inside)
    return compareValues(was?.value ?? whenAbsent, is?.value ?? whenAbsent, inside)
  })
}

const ORDER = msg('changelog.order-of-rows', 'Order of the rows')

/** The order of the rows of a table as an attribute of its own, if the rows that both states have changed places. */
function compareOrder(before: FormattedEntry | undefined, after: FormattedEntry | undefined, place: Place) {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  const shared = (rows: readonly FormattedEntry[], others: readonly FormattedEntry[]) => {
    const known = new Set(others.map(({ key }) => key))
    return rows.map(({ key }) => key).filter((key) => known.has(key))
  }
  if (equal(shared(was, is), shared(is, was))) return []
  const names = (rows: readonly FormattedEntry[]) => ({
    as: 'list' as const,
    items: rows.map(({ label }) => formattedLabel(label)),
  })
  return compareValues(names(was), names(is), {
    ...place,
    keys: [...place.keys, 'order'],
    labels: [...place.labels, ORDER],
  })
}

const rowsOf = (entry: FormattedEntry | undefined): readonly FormattedEntry[] =>
  entry?.value.as === 'record' && entry.value.areRows ? entry.value.entries : []

function compareValues(before: Formatted | undefined, after: Formatted | undefined, { keys, labels }: Place) {
  if (isNothing(before) && isNothing(after)) return []
  return [{ key: keys.join('/'), labels, changed: !same(before, after), before, after }]
}

const linesIn = (value: Formatted | undefined) => (value?.as === 'record' ? value.entries : undefined)

const isNothing = (value: Formatted | undefined) =>
  value === undefined || (value.as === 'list' && value.items.length === 0)

/** Whether two values look the same to a reader; ids of items are ignored. */
export function same(one: Formatted | undefined, other: Formatted | undefined): boolean {
  if (one?.as === 'list' && other?.as === 'list') return equal(one.items, other.items)
  return equal(one, other)
}

/** Keys in the new order; a removed key is inserted after its former predecessor. */
function keysInOrder(before: readonly FormattedEntry[], after: readonly FormattedEntry[]): readonly string[] {
  const keys = after.map(({ key }) => key)
  const known = new Set(keys)
  let at = 0
  for (const { key } of before) {
    if (known.has(key)) at = keys.indexOf(key) + 1
    else {
      keys.splice(at, 0, key)
      at += 1
    }
  }
  return keys
}
