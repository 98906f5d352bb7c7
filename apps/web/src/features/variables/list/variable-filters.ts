import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { type ListFilters, labelsFilter } from '#items/list/filter/filters.ts'
import type { VariableListParams } from './variable-list-params.ts'

/** The filters of the list of variables. */
export const VARIABLE_FILTERS: ListFilters<keyof VariableListParams> = {
  label: msg('variables.filter', 'Filter variables'),
  columns: [
    [
      {
        kind: 'values',
        key: 'variableTypes',
        title: msg('variables.filter.types', 'Variable type'),
        chip: msg('variables.chip.type', 'Type'),
        several: msg('variables.chip.types', '{count, plural, one {# type} other {# types}}'),
        values: VARIABLE_TYPES,
        appearance: (type: VariableType) => VARIABLE_APPEARANCES[type],
      },
      labelsFilter('variable_count'),
    ],
  ],
}
