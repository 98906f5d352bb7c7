import { msg } from '@waymark/domain/message'
import { lazy } from 'react'
import { ListFilter } from '#items/list/list-filter.tsx'
import { filterCount, NO_FILTERS, type TriggerFilters } from './search.ts'

const TriggerChoices = lazy(() => import('./trigger-choices.tsx'))

const LABEL = msg('triggers.filter', 'Filter triggers')

/** The filters of the list of triggers. */
export const FilterTriggers = ({
  filters,
  onApply,
}: {
  filters: TriggerFilters
  onApply: (filters: TriggerFilters) => void
}) => (
  <ListFilter label={LABEL} filters={filters} none={NO_FILTERS} count={filterCount(filters)} onApply={onApply}>
    {(edited, onChange) => <TriggerChoices edited={edited} onChange={onChange} />}
  </ListFilter>
)
