import { msg } from '@waymark/domain/message'
import { lazy } from 'react'
import { ListFilter } from '#items/list/list-filter.tsx'
import { filterCount, NO_FILTERS, type TagFilters } from './search.ts'

const TagChoices = lazy(() => import('./tag-choices.tsx'))

const LABEL = msg('tags.filter', 'Filter tags')

/** The filters of the list of tags. */
export const FilterTags = ({ filters, onApply }: { filters: TagFilters; onApply: (filters: TagFilters) => void }) => (
  <ListFilter label={LABEL} filters={filters} none={NO_FILTERS} count={filterCount(filters)} onApply={onApply}>
    {(edited, onChange) => <TagChoices edited={edited} onChange={onChange} />}
  </ListFilter>
)
