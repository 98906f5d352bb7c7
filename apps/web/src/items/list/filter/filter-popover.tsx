import { msg } from '@waymark/domain/message'
import { Chip, Chips, FilterPopover } from '@waymark/ui/data'
import { lazy, useState } from 'react'
import { CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CLEAR_FILTERS } from '../item-list-messages.ts'
import { APPLY, CLEAR } from './filter-messages.ts'
import { type FilterParams, filterCount, filterParams, filterValues, type ListFilters, noFilters } from './filters.ts'

const FilterChoices = lazy(() => import('./filter-choices.tsx'))

const M = {
  button: msg('filter.button', '{count, plural, =0 {Filter} other {Filter, # set}}'),
  escape: msg('filter.escape', 'closes without applying'),
  chips: msg('filter.set', 'Filters that are set'),
  remove: msg('filter.remove', 'Remove filter {name}: {value}'),
}

interface Props {
  filters: ListFilters
  params: FilterParams
  onChange: (change: FilterParams) => void
}

/** The button with the popover in which the filters of a list are edited, then applied together. */
export function ListFilterPopover({ filters, params, onChange }: Props) {
  const { t } = useI18n()
  const [edited, setEdited] = useState(params)
  const count = filterCount(filters, params)
  return (
    <FilterPopover
      label={t(filters.label)}
      buttonLabel={t(M.button, { count })}
      count={count}
      closeLabel={t(CLOSE)}
      clearLabel={t(CLEAR)}
      applyLabel={t(APPLY)}
      escapeText={t(M.escape)}
      onOpen={() => setEdited(filterParams(filters, params))}
      onClear={() => setEdited(noFilters(filters))}
      onApply={() => onChange(edited)}
    >
      <FilterChoices columns={filters.columns} params={edited} onChange={setEdited} />
    </FilterPopover>
  )
}

/** The filters that are set, each with a button that removes it, and one that removes all. */
export function FilterChips({ filters, params, onChange }: Props) {
  const { t } = useI18n()
  const set = filters.columns
    .flat()
    .map((filter) => ({ filter, values: filterValues(filter, params) }))
    .filter(({ values }) => values.length > 0)
  if (set.length === 0) return null
  return (
    <Chips label={t(M.chips)} clear={{ label: t(CLEAR_FILTERS), onPress: () => onChange(noFilters(filters)) }}>
      {set.map(({ filter, values }) => {
        const value =
          'several' in filter && values.length > 1
            ? t(filter.several, { count: values.length })
            : values.map((one) => (typeof one === 'string' ? one : t(one))).join()
        const name = t(filter.chip)
        return (
          <Chip
            key={filter.key}
            name={name}
            remove={{ label: t(M.remove, { name, value }), onPress: () => onChange({ [filter.key]: undefined }) }}
          >
            {value}
          </Chip>
        )
      })}
    </Chips>
  )
}
