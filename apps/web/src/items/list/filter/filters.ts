import { type Message, msg } from '@waymark/domain/message'
import type { LabelInUse } from '@waymark/domain/resource'
import type { IconName } from '@waymark/ui/icon'

const LABEL = msg('labels.filter', 'Label')

interface FilterOf<Key extends string> {
  /** Its search parameter in the address. */
  readonly key: Key
  /** Its name on a chip. */
  readonly chip: Message
}

/** Any of some values, such as types; none chosen means all. Its parameter is the array of the chosen values. */
interface ValuesFilter<Key extends string> extends FilterOf<Key> {
  readonly kind: 'values'
  readonly title: Message
  readonly values: readonly string[]
  appearance(value: string): { readonly name: Message; readonly icon?: IconName }
  /** Shows the values in the given order instead of the order of their names. */
  readonly unsorted?: boolean
  /** The text on the chip for several values, with `{count}`. */
  readonly several: Message
  /** The label of a search above the values, and the text shown when no name matches. */
  readonly search?: { readonly label: Message; readonly none: Message }
}

/** One of a few options, or all. Its parameter is the key of the chosen option. */
interface OptionFilter<Key extends string> extends FilterOf<Key> {
  readonly kind: 'option'
  readonly title: Message
  readonly all: Message
  readonly options: Readonly<Record<string, Message>>
}

/** Only the items without something. Its parameter is `none`. */
interface WithoutFilter<Key extends string> extends FilterOf<Key> {
  readonly kind: 'without'
  readonly label: Message
  /** The text on the chip. */
  readonly none: Message
}

/** Any of the labels in use on the site. Its parameter is the array of the chosen labels. */
interface LabelsFilter<Key extends string> extends FilterOf<Key> {
  readonly kind: 'labels'
  readonly title: Message
  /** The text on the chip for several labels, with `{count}`. */
  readonly several: Message
  /** The items of the list among those that a label counts. */
  readonly counted: LabelCount
}

export type LabelCount = Exclude<keyof LabelInUse['attributes'], 'name'>

export type ListFilter<Key extends string = string> =
  | ValuesFilter<Key>
  | OptionFilter<Key>
  | WithoutFilter<Key>
  | LabelsFilter<Key>

/** The filter by labels, which every list of items has. */
export const labelsFilter = (counted: LabelCount): LabelsFilter<'labels'> => ({
  kind: 'labels',
  key: 'labels',
  title: LABEL,
  chip: LABEL,
  several: msg('labels.chip', '{count, plural, one {# label} other {# labels}}'),
  counted,
})

/** The filters of a list, by the columns in which its popover shows them. */
export interface ListFilters<Key extends string = string> {
  /** "Filter tags" */
  readonly label: Message
  readonly columns: readonly (readonly ListFilter<Key>[])[]
}

/** The values of filters by their key, as the address has them. */
export type FilterParams = Readonly<Record<string, unknown>>

/** The values a filter is set to; empty when it is not set. */
export function chosenValues(filter: ListFilter, params: FilterParams): readonly string[] {
  const value = params[filter.key]
  if (value === undefined) return []
  return Array.isArray(value) ? value : [String(value)]
}

/** How many filters are set. */
export const filterCount = ({ columns }: ListFilters, params: FilterParams): number =>
  columns.flat().filter((filter) => chosenValues(filter, params).length > 0).length

/** The search parameters of the filters only. */
export const filterParams = ({ columns }: ListFilters, params: FilterParams): FilterParams =>
  Object.fromEntries(columns.flat().map(({ key }) => [key, params[key]]))

/** The parameters when no filter is set. */
export const noFilters = (filters: ListFilters): FilterParams => filterParams(filters, {})

/** The values of a filter as texts; labels stand for themselves. */
export function filterValues(filter: ListFilter, params: FilterParams): readonly (Message | string)[] {
  const values = chosenValues(filter, params)
  if (filter.kind === 'values') return values.map((value) => filter.appearance(value).name)
  if (filter.kind === 'labels') return values
  if (filter.kind === 'without') return values.map(() => filter.none)
  return values.flatMap((value) => filter.options[value] ?? [])
}
