import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { FilterColumn } from '@waymark/ui/data'
import { TypeChoices } from '#items/list/type-choices.tsx'
import type { VariableFilters } from './search.ts'

const TYPES = msg('variables.filter.types', 'Variable type')

const appearance = (type: VariableType) => VARIABLE_APPEARANCES[type]

/** What variables can be filtered by; loaded and made only while the popover is open. */
export default function VariableChoices({
  edited,
  onChange,
}: {
  edited: VariableFilters
  onChange: (filters: VariableFilters) => void
}) {
  return (
    <FilterColumn>
      <TypeChoices
        title={TYPES}
        types={VARIABLE_TYPES}
        appearance={appearance}
        chosen={edited.variableTypes}
        onChange={(variableTypes) => onChange({ variableTypes })}
      />
    </FilterColumn>
  )
}
