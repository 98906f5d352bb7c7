import { msg } from '@waymark/domain/message'
import { VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { FilterColumn } from '@waymark/ui/data'
import { VARIABLE_ICONS } from '#form/variable-looks.ts'
import { TypeChoices } from '#items/list/type-choices.tsx'
import type { VariableFilters } from './search.ts'

const TYPES = msg('variables.filter.types', 'Variable type')

const look = (type: VariableType) => ({ name: VARIABLE_TYPE_LABELS[type], icon: VARIABLE_ICONS[type] })

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
        look={look}
        chosen={edited.variableTypes}
        onChange={(variableTypes) => onChange({ variableTypes })}
      />
    </FilterColumn>
  )
}
