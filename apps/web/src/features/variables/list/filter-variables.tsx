import { msg } from '@waymark/domain/message'
import { VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { CheckList } from '@waymark/ui/controls'
import { FilterColumn, FilterPopover, FilterSection } from '@waymark/ui/data'
import { useState } from 'react'
import { VARIABLE_ICONS } from '../../../sites/variable-looks.ts'
import { useWords } from '../../../words/use-words.ts'

const W = {
  label: msg('variables.filter', 'Filter variables'),
  button: msg('variables.filter-button', '{count, plural, =0 {Filter} other {Filter, # set}}'),
  clear: msg('filter.clear', 'Clear'),
  apply: msg('filter.apply', 'Apply'),
  escape: msg('filter.escape', 'closes without applying'),
  types: msg('variables.filter.types', 'Variable type'),
  chosen: msg('filter.chosen', '{count, number} chosen'),
}

/** The types the list is narrowed to, edited aside and applied together. None means all. */
export function FilterVariables({
  types,
  onApply,
}: {
  types: readonly VariableType[]
  onApply: (types: readonly VariableType[]) => void
}) {
  const { say, locale } = useWords()
  const [edited, setEdited] = useState(types)
  const options = VARIABLE_TYPES.map((value) => ({
    value,
    label: say(VARIABLE_TYPE_LABELS[value]),
    icon: VARIABLE_ICONS[value],
  })).sort((a, b) => a.label.localeCompare(b.label, locale))
  const set = types.length > 0 ? 1 : 0
  return (
    <FilterPopover
      label={say(W.label)}
      buttonLabel={say(W.button, { count: set })}
      count={set}
      clearLabel={say(W.clear)}
      applyLabel={say(W.apply)}
      escapeText={say(W.escape)}
      onOpen={() => setEdited(types)}
      onClear={() => setEdited([])}
      onApply={() => onApply(edited)}
    >
      <FilterColumn>
        <FilterSection
          title={say(W.types)}
          {...(edited.length > 0 && { count: say(W.chosen, { count: edited.length }) })}
        >
          {(id) => (
            <CheckList<VariableType>
              labelledBy={id}
              options={options}
              values={edited}
              onChange={setEdited}
              emptyText=""
            />
          )}
        </FilterSection>
      </FilterColumn>
    </FilterPopover>
  )
}
