import { msg } from '@waymark/domain/message'
import { type FormModel, type FormPart, nameOf, sameContent } from '../form/index.ts'
import { valueAt, withValueAt } from '../form/path.ts'
import { alignRows, areRows, mergeRows } from './rows.ts'

/** The same form at three moments: as it was opened, as it is edited, and as another user has saved it meanwhile. */
export interface Versions<Values> {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** Two changed versions of a form laid together. */
export interface Merged<Values> {
  /** Their values with the keys of the rows that the form has: what counts as saved from now on. */
  readonly theirs: Values
  /** The values to go on with; parts that both changed are as in `mine`. */
  readonly values: Values
  /** Parts that both changed, differently. */
  readonly conflicts: readonly FormPart[]
  /** Parts with changes of theirs that are in `values` now. */
  readonly taken: readonly FormPart[]
}

const WHOLE: FormPart = { path: [], label: msg('merge.whole', 'Settings') }

/** Lays the changes of two users together, part by part. What is no part of the form is taken from theirs. */
export function mergeForms<Values>(model: FormModel<Values>, { base, mine, theirs }: Versions<Values>): Merged<Values> {
  const parts = model.parts?.(theirs) ?? []
  if (!sameParts(parts, model.parts?.(mine) ?? [])) return { theirs, values: mine, conflicts: [WHOLE], taken: [] }
  let [aligned, values] = [theirs, theirs]
  const conflicts: FormPart[] = []
  const taken: FormPart[] = []
  for (const part of parts) {
    const [was, own] = [valueAt(base, part.path), valueAt(mine, part.path)]
    const other = alignedWith(was, own, valueAt(theirs, part.path))
    aligned = withValueAt(aligned, part.path, other)
    const merged = mergePart(part, was, own, other)
    values = withValueAt(values, part.path, merged.value)
    if (merged.from === 'conflict') conflicts.push(part)
    if (merged.from === 'theirs') taken.push(part)
  }
  return { theirs: aligned, values: model.resetInactive?.(values, mine) ?? values, conflicts, taken }
}

const sameParts = (one: readonly FormPart[], other: readonly FormPart[]) =>
  one.map(({ path }) => nameOf(path)).join() === other.map(({ path }) => nameOf(path)).join()

const alignedWith = (was: unknown, own: unknown, other: unknown) =>
  areRows(was) && areRows(own) && areRows(other) ? alignRows(was, other, own) : other

function mergePart({ whole }: Pick<FormPart, 'whole'>, was: unknown, own: unknown, other: unknown) {
  if (sameContent(own, other) || sameContent(was, other)) return { value: own, from: 'mine' } as const
  if (sameContent(was, own)) return { value: other, from: 'theirs' } as const
  const value =
    areRows(was) && areRows(own) && areRows(other)
      ? mergeRows(was, own, other, { whole: whole ?? false })
      : mergeGroups(was, own, other)
  return value ? ({ value, from: 'theirs' } as const) : ({ value: own, from: 'conflict' } as const)
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges groups of fields, such as the settings of a switch, field by field; undefined if both changed one of them. */
function mergeGroups(was: unknown, own: unknown, other: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isGroup(was) || !isGroup(own) || !isGroup(other)) return undefined
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
    const aligned = alignedWith(was[key], own[key], other[key])
    const inner: { value: unknown; from: string } = mergePart({}, was[key], own[key], aligned)
    if (inner.from === 'conflict') return undefined
    merged[key] = inner.value
  }
  return merged
}

/** The values with some parts as in another version, by the names of their paths. */
export const withParts = <Values>(values: Values, from: Values, parts: readonly FormPart[]): Values =>
  parts.reduce((now, { path }) => withValueAt(now, path, valueAt(from, path)), values)

/** Whether a part has the same content in two versions of a form. */
export const isSamePart = <Values>({ path }: FormPart, one: Values, other: Values): boolean =>
  sameContent(valueAt(one, path), valueAt(other, path))
