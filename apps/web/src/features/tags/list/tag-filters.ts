import { CONSENT_LABELS, CONSENT_TYPES, type ConsentType } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES, WIRE_TEMPLATES, type WireTemplate } from '@waymark/domain/tag'
import { type ListFilters, labelsFilter } from '#items/list/filter/filters.ts'
import type { TagListParams } from './tag-list-params.ts'

const STATUS = msg('tags.filter.status', 'Status')
const TEMPLATE = msg('tags.filter.templates', 'Template')

/** The filters of the list of tags. */
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
        title: msg('tags.filter.consents', 'Consent type'),
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
          active: msg('tags.filter.active', 'Active'),
          inactive: msg('tags.filter.inactive', 'Inactive'),
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
