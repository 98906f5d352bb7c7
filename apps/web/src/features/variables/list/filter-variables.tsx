import { msg } from '@waymark/domain/message'
import { lazy } from 'react'
import { ListFilter } from '#items/list/list-filter.tsx'
import { filterCount, NO_FILTERS, type VariableFilters } from './search.ts'

const VariableChoices = lazy(() => import('./variable-choices.tsx'))

const LABEL = msg('variables.filter', 'Filter variables')

/** The filters of the list of variables. */
export const FilterVariables = ({
  filters,
  onApply,
}: {
  filters: VariableFilters
  onApply: (filters: VariableFilters) => void
}) => (
  <ListFilter label={LABEL} filters={filters} none={NO_FILTERS} count={filterCount(filters)} onApply={onApply}>
    {(edited, onChange) => <VariableChoices edited={edited} onChange={onChange} />}
  </ListFilter>
)
