import { msg } from '@waymark/domain/message'
import { TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { Checkbox, CheckList } from '@waymark/ui/controls'
import { FilterColumn, FilterPopover, FilterSection } from '@waymark/ui/data'
import { useState } from 'react'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import { useWords } from '../../../words/use-words.ts'
import { filterCount, NO_FILTERS, type TriggerFilters } from './search.ts'

const W = {
  label: msg('triggers.filter', 'Filter triggers'),
  button: msg('triggers.filter-button', '{count, plural, =0 {Filter} other {Filter, # set}}'),
  clear: msg('filter.clear', 'Clear'),
  apply: msg('filter.apply', 'Apply'),
  escape: msg('filter.escape', 'closes without applying'),
  types: msg('triggers.filter.types', 'Trigger type'),
  search: msg('triggers.filter.search-types', 'Search trigger types'),
  noType: msg('triggers.filter.no-type', 'No trigger type of this name'),
  tags: msg('triggers.filter.tags', 'Tags'),
  without: msg('triggers.filter.without-tags', 'Only triggers without tags'),
  chosen: msg('filter.chosen', '{count, number} chosen'),
}

/** The filters of the trigger list, edited aside and applied together. */
export function FilterTriggers({
  filters,
  onApply,
}: {
  filters: TriggerFilters
  onApply: (filters: TriggerFilters) => void
}) {
  const { say, locale } = useWords()
  const [edited, setEdited] = useState(filters)
  const types = edited.types ?? []
  const options = TRIGGER_TYPES.map((value) => ({
    value,
    label: say(TRIGGER_TYPE_LABELS[value]),
    icon: TRIGGER_ICONS[value],
  })).sort((a, b) => a.label.localeCompare(b.label, locale))
  const set = filterCount(filters)
  return (
    <FilterPopover
      label={say(W.label)}
      buttonLabel={say(W.button, { count: set })}
      count={set}
      clearLabel={say(W.clear)}
      applyLabel={say(W.apply)}
      escapeText={say(W.escape)}
      onOpen={() => setEdited({ types: filters.types, tags: filters.tags })}
      onClear={() => setEdited(NO_FILTERS)}
      onApply={() => onApply({ types: edited.types, tags: edited.tags })}
    >
      <FilterColumn>
        <FilterSection
          title={say(W.types)}
          {...(types.length > 0 && { count: say(W.chosen, { count: types.length }) })}
        >
          {(id) => (
            <CheckList<TriggerType>
              labelledBy={id}
              options={options}
              values={types}
              onChange={(values) => setEdited({ ...edited, types: values.length > 0 ? [...values] : undefined })}
              searchLabel={say(W.search)}
              emptyText={say(W.noType)}
            />
          )}
        </FilterSection>
        <FilterSection title={say(W.tags)}>
          <Checkbox
            checked={edited.tags === 'none'}
            onChange={(on) => setEdited({ ...edited, tags: on ? 'none' : undefined })}
            label={say(W.without)}
          />
        </FilterSection>
      </FilterColumn>
    </FilterPopover>
  )
}
