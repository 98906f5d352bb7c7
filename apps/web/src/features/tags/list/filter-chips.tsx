import { CONSENT_LABELS } from '@waymark/domain/consent'
import { type Message, msg } from '@waymark/domain/message'
import { TEMPLATE_LOOKS } from '@waymark/domain/tag'
import { Chip, Chips } from '@waymark/ui/data'
import { useWords } from '../../../words/use-words.ts'
import { filterCount, NO_FILTERS, type TagFilters } from './search.ts'

const W = {
  label: msg('filter.set', 'Filters that are set'),
  clear: msg('filter.clear-all', 'Clear filters'),
  remove: msg('filter.remove', 'Remove filter {name}: {value}'),
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

/** What the list is narrowed by, each part removable on its own. */
export function FilterChips({ filters, onChange }: { filters: TagFilters; onChange: (filters: TagFilters) => void }) {
  const { say } = useWords()
  if (filterCount(filters) === 0) return null
  const several = (values: readonly Message[], many: Message) =>
    values.length === 1 ? say(values[0]!) : say(many, { count: values.length })
  const chips = [
    filters.consents?.length && {
      key: 'consents' as const,
      name: say(W.consent),
      value: several(
        filters.consents.map((type) => CONSENT_LABELS[type]),
        W.consents,
      ),
    },
    filters.templates?.length && {
      key: 'templates' as const,
      name: say(W.template),
      value: several(
        filters.templates.map((template) => TEMPLATE_LOOKS[template].name),
        W.templates,
      ),
    },
    filters.status && { key: 'status' as const, name: say(W.status), value: say(W[filters.status]) },
    filters.triggers && { key: 'triggers' as const, name: say(W.triggers), value: say(W.none) },
  ].filter((chip) => typeof chip === 'object')
  return (
    <Chips label={say(W.label)} clear={{ label: say(W.clear), onPress: () => onChange(NO_FILTERS) }}>
      {chips.map(({ key, name, value }) => (
        <Chip
          key={key}
          name={name}
          remove={{ label: say(W.remove, { name, value }), onPress: () => onChange({ ...filters, [key]: undefined }) }}
        >
          {value}
        </Chip>
      ))}
    </Chips>
  )
}
