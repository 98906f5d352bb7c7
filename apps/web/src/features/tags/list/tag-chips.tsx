import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_APPEARANCES } from '@waymark/domain/tag'
import { ListChips } from '#items/list/list-chips.tsx'
import { NO_FILTERS, type TagFilters } from './search.ts'

const M = {
  template: msg('tags.filter.templates', 'Template'),
  templates: msg('tags.chip.templates', '{count, plural, one {# template} other {# templates}}'),
  consent: msg('tags.chip.consent', 'Consent'),
  consents: msg('tags.chip.consents', '{count, plural, one {# type} other {# types}}'),
  status: msg('tags.filter.status', 'Status'),
  active: msg('tags.filter.active', 'Active'),
  inactive: msg('tags.filter.inactive', 'Inactive'),
  triggers: msg('tags.filter.triggers', 'Triggers'),
  none: msg('tags.chip.no-triggers', 'none'),
}

/** What the list of tags is narrowed by. */
export const TagChips = ({
  filters: { consents = [], templates = [], status, triggers },
  onChange,
}: {
  filters: TagFilters
  onChange: (filters: Partial<TagFilters>) => void
}) => (
  <ListChips<TagFilters>
    none={NO_FILTERS}
    onChange={onChange}
    chips={[
      { key: 'consents', name: M.consent, values: consents.map((type) => CONSENT_LABELS[type]), several: M.consents },
      {
        key: 'templates',
        name: M.template,
        values: templates.map((template) => TEMPLATE_APPEARANCES[template].name),
        several: M.templates,
      },
      { key: 'status', name: M.status, values: status ? [M[status]] : [] },
      { key: 'triggers', name: M.triggers, values: triggers ? [M[triggers]] : [] },
    ]}
  />
)
