import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { TYPE } from '#i18n/list-messages.ts'
import { type ListFilters, labelsFilter } from '#items/list/filter/filters.ts'
import { TYPE_COUNT } from '#items/list/item-list-messages.ts'
import type { TriggerListParams } from './trigger-list-params.ts'
export const TRIGGER_FILTERS: ListFilters<keyof TriggerListParams> = {
  label: msg('triggers.filter', 'Filter triggers'),
  columns: [
    [
      {
        kind: 'values',
        key: 'types',
        title: msg('triggers.filter.types', 'Trigger type'),
        chip: TYPE,
        several: TYPE_COUNT,
        values: TRIGGER_TYPES,
        appearance: (type: TriggerType) => TRIGGER_APPEARANCES[type],
        search: {
          label: msg('triggers.filter.search-types', 'Search trigger types'),
          none: msg('triggers.filter.no-type', 'No trigger type found'),
        },
      },
      {
        kind: 'without',
        key: 'tags',
        chip: msg('triggers.chip.tags', 'Tags'),
        none: msg('triggers.chip.no-tags', 'none'),
        label: msg('triggers.filter.without-tags', 'Only triggers without tags'),
      },
      labelsFilter('trigger_count'),
    ],
  ],
}
