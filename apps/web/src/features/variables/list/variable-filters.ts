import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { TYPE } from '#i18n/list-messages.ts'
import { type ListFilters, labelsFilter } from '#items/list/filter/filters.ts'
import { TYPE_COUNT } from '#items/list/item-list-messages.ts'
import type { VariableListParams } from './variable-list-params.ts'
export const VARIABLE_FILTERS: ListFilters<keyof VariableListParams> = {
  label: msg('variables.filter', 'Filter variables'),
  columns: [
    [
      {
        kind: 'values',
        key: 'variableTypes',
        title: msg('variables.filter.types', 'Variable type'),
        chip: TYPE,
        several: TYPE_COUNT,
        values: VARIABLE_TYPES,
        appearance: (type: VariableType) => VARIABLE_APPEARANCES[type],
      },
      labelsFilter('variable_count'),
    ],
  ],
}
