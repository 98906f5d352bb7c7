import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { ListChips } from '#items/list/list-chips.tsx'
import { NO_FILTERS, type VariableFilters } from './search.ts'

const M = {
  type: msg('variables.chip.type', 'Type'),
  types: msg('variables.chip.types', '{count, plural, one {# type} other {# types}}'),
}

/** What the list of variables is narrowed by. */
export const VariableChips = ({
  filters: { variableTypes = [] },
  onChange,
}: {
  filters: VariableFilters
  onChange: (filters: Partial<VariableFilters>) => void
}) => (
  <ListChips<VariableFilters>
    none={NO_FILTERS}
    onChange={onChange}
    chips={[
      {
        key: 'variableTypes',
        name: M.type,
        values: variableTypes.map((type) => VARIABLE_APPEARANCES[type].name),
        several: M.types,
      },
    ]}
  />
)
