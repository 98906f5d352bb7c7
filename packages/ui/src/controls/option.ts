import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon-names.gen.ts'

/** One option of a list. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** A secondary text at the end of the row. */
  caption?: ReactNode
  icon?: IconName | undefined
  /** Why it is unavailable; it stays in the list with this reason. */
  disabledReason?: string | undefined
}

export interface OptionGroup<Value extends string = string> {
  label: string
  options: readonly Option<Value>[]
}

export type Options<Value extends string = string> = readonly (Option<Value> | OptionGroup<Value>)[]

export const isGroup = <Value extends string>(entry: Option<Value> | OptionGroup<Value>): entry is OptionGroup<Value> =>
  'options' in entry

/** All options in order. */
export const flat = <Value extends string>(options: Options<Value>): readonly Option<Value>[] =>
  options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))

/** The options whose label contains every word of the search, ignoring accents and case; without empty groups. */
export function matching<Value extends string>(options: Options<Value>, search: string): Options<Value> {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const fits = (option: Option<Value>) => {
    const label = plainLabel(option)
    return words.every((word) => label.includes(word))
  }
  return options.flatMap((entry): Options<Value> => {
    if (!isGroup(entry)) return fits(entry) ? [entry] : []
    const left = entry.options.filter(fits)
    return left.length > 0 ? [{ ...entry, options: left }] : []
  })
}

/** Sorts labels that begin with the search first, then those with such a word; unavailable options come last. */
export function nearestFirst<Value extends string>(options: readonly Option<Value>[], search: string) {
  const wanted = plain(search.trim())
  if (wanted === '') return options
  const distance = (option: Option<Value>) => {
    if (option.disabledReason !== undefined) return 3
    const at = plainLabel(option).indexOf(wanted)
    if (at <= 0) return at === 0 ? 0 : 2
    return /[\p{L}\p{N}]/u.test(plainLabel(option).charAt(at - 1)) ? 2 : 1
  }
  return options.toSorted((a, b) => distance(a) - distance(b))
}

/** As `plain` of `@waymark/domain/search`, which this package may not import; a test compares the two. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')

const labels = new WeakMap<object, string>()

/** The label of an option without accents and case, cached. */
function plainLabel(option: Option<string>): string {
  const made = labels.get(option)
  if (made !== undefined) return made
  const label = plain(option.label)
  labels.set(option, label)
  return label
}
