import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES, WIRE_TEMPLATES, type WireTemplate } from '@waymark/domain/tag'
import { STATUS } from '#i18n/list-messages.ts'
import { ACTIVE, CONSENT_TYPE, INACTIVE } from '#items/facts/fact-messages.ts'
import { type ListFilters, labelsFilter } from '#items/list/filter/filters.ts'
import type { TagListParams } from './tag-list-params.ts'

const TEMPLATE = msg('tags.filter.templates', 'Template')
export const TAG_FILTERS: ListFilters<keyof TagListParams> = {
  label: msg('tags.filter', 'Filter tags'),
  columns: [
    [
      {
        kind: 'values',
        key: 'templates',
        title: TEMPLATE,
        chip: TEMPLATE,
        several: msg('tags.chip.templates', '{count, plural, one {# template} other {# templates}}'),
        values: WIRE_TEMPLATES,
        appearance: (template: WireTemplate) => TEMPLATE_APPEARANCES[template],
        search: {
          label: msg('tags.filter.search-templates', 'Search templates'),
          none: msg('tags.filter.no-template', 'No template found'),
        },
      },
    ],
    [
      {
        kind: 'values',
        key: 'consents',
        title: CONSENT_TYPE,
        chip: msg('tags.chip.consent', 'Consent'),
        several: msg('tags.chip.consents', '{count, plural, one {# type} other {# types}}'),
        values: CONSENT_TYPES,
        appearance: (type: ConsentType) => ({ name: CONSENT_LABELS[type] }),
        unsorted: true,
      },
      {
        kind: 'option',
        key: 'status',
        title: STATUS,
        chip: STATUS,
        all: msg('tags.filter.all', 'All'),
        options: {
          active: ACTIVE,
          inactive: INACTIVE,
        },
      },
      {
        kind: 'without',
        key: 'triggers',
        chip: msg('tags.filter.triggers', 'Triggers'),
        none: msg('tags.chip.no-triggers', 'none'),
        label: msg('tags.filter.without-triggers', 'Only tags without triggers'),
      },
      labelsFilter('tag_count'),
    ],
  ],
}
