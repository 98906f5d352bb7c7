import { msg } from '@waymark/domain/message'
import { type FormModel, type FormSetting, nameOf, sameContent } from '../form/index.ts'
import { valueAt, withValueAt } from '../form/path.ts'
import { alignRows, areRows, mergeRows } from './rows.ts'

/** A form at three moments: as it was opened, as it is edited, and as another user has saved it meanwhile. */
export interface Versions<Values> {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/** Two changed versions of a form, merged. */
export interface Merged<Values> {
  /** Their values with the row keys of the form: the new saved values. */
  readonly theirs: Values
  /** The new edited values; conflicting settings are as in `mine`. */
  readonly values: Values
  /** Settings that both changed, differently. */
  readonly conflicts: readonly FormSetting[]
  /** Settings of which `values` has their changes. */
  readonly taken: readonly FormSetting[]
}

const WHOLE: FormSetting = { path: [], label: msg('merge.whole', 'Settings') }

/** Merges the changes of two users, setting by setting. Values outside of settings are taken from theirs. */
export function mergeForms<Values>(model: FormModel<Values>, { base, mine, theirs }: Versions<Values>): Merged<Values> {
  const settings = model.settings?.(theirs) ?? []
  if (!sameSettings(settings, model.settings?.(mine) ?? []))
    return { theirs, values: mine, conflicts: [WHOLE], taken: [] }
  let [aligned, values] = [theirs, theirs]
  const conflicts: FormSetting[] = []
  const taken: FormSetting[] = []
  for (const setting of settings) {
    const [was, own] = [valueAt(base, setting.path), valueAt(mine, setting.path)]
    const other = alignedWith(was, own, valueAt(theirs, setting.path))
    aligned = withValueAt(aligned, setting.path, other)
    const merged = mergeSetting(setting, was, own, other)
    values = withValueAt(values, setting.path, merged.value)
    if (merged.from === 'conflict') conflicts.push(setting)
    if (merged.from === 'theirs') taken.push(setting)
  }
  return { theirs: aligned, values: model.resetInactive?.(values, mine) ?? values, conflicts, taken }
}

const sameSettings = (one: readonly FormSetting[], other: readonly FormSetting[]) =>
  one.map(({ path }) => nameOf(path)).join() === other.map(({ path }) => nameOf(path)).join()

const alignedWith = (was: unknown, own: unknown, other: unknown) =>
  areRows(was) && areRows(own) && areRows(other) ? alignRows(was, other, own) : other

function mergeSetting({ whole }: Pick<FormSetting, 'whole'>, was: unknown, own: unknown, other: unknown) {
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
    const inner: { value: unknown; from: string } = mergeSetting({}, was[key], own[key], aligned)
    if (inner.from === 'conflict') return undefined
    merged[key] = inner.value
  }
  return merged
}

/** The values with some settings of another version. */
export const withSettings = <Values>(values: Values, from: Values, settings: readonly FormSetting[]): Values =>
  settings.reduce((now, { path }) => withValueAt(now, path, valueAt(from, path)), values)

/** Whether a setting has the same content in two versions of a form. */
export const isSameSetting = <Values>({ path }: FormSetting, one: Values, other: Values): boolean =>
  sameContent(valueAt(one, path), valueAt(other, path))
