import { msg } from '@waymark/domain/message'
import { FilterPopover } from '@waymark/ui/data'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { filterCount, NO_FILTERS, type TagFilters } from './search.ts'

const FilterChoices = lazy(() => import('./filter-choices.tsx'))

const W = {
  label: msg('tags.filter', 'Filter tags'),
  button: msg('tags.filter-button', '{count, plural, =0 {Filter} other {Filter, # set}}'),
  clear: msg('filter.clear', 'Clear'),
  apply: msg('filter.apply', 'Apply'),
  escape: msg('filter.escape', 'closes without applying'),
}

/** The filters of the tag list, edited aside and applied together. */
export function FilterTags({ filters, onApply }: { filters: TagFilters; onApply: (filters: TagFilters) => void }) {
  const { say } = useWords()
  const [edited, setEdited] = useState(filters)
  const count = filterCount(filters)
  return (
    <FilterPopover
      label={say(W.label)}
      buttonLabel={say(W.button, { count })}
      count={count}
      clearLabel={say(W.clear)}
      applyLabel={say(W.apply)}
      escapeText={say(W.escape)}
      onOpen={() => setEdited(filters)}
      onClear={() => setEdited(NO_FILTERS)}
      onApply={() => onApply(edited)}
    >
      <Suspense>
        <FilterChoices edited={edited} onChange={setEdited} />
      </Suspense>
    </FilterPopover>
  )
}
