import { msg } from '@waymark/domain/message'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { Chip, Chips } from '@waymark/ui/data'
import { useWords } from '../../../words/use-words.ts'
import { filterCount, NO_FILTERS, type TriggerFilters } from './search.ts'

const W = {
  label: msg('filter.set', 'Filters that are set'),
  clear: msg('filter.clear-all', 'Clear filters'),
  remove: msg('filter.remove', 'Remove filter {name}: {value}'),
  type: msg('triggers.chip.type', 'Type'),
  types: msg('triggers.chip.types', '{count, plural, one {# type} other {# types}}'),
  tags: msg('triggers.chip.tags', 'Tags'),
  none: msg('triggers.chip.no-tags', 'none'),
}

/** What the list is narrowed by, each part removable on its own. */
export function FilterChips({
  filters,
  onChange,
}: {
  filters: TriggerFilters
  onChange: (filters: TriggerFilters) => void
}) {
  const { say } = useWords()
  if (filterCount(filters) === 0) return null
  const { types = [], tags } = filters
  const [first] = types
  const chips = [
    first && {
      key: 'types' as const,
      name: say(W.type),
      value: types.length === 1 ? say(TRIGGER_TYPE_LABELS[first]) : say(W.types, { count: types.length }),
    },
    tags && { key: 'tags' as const, name: say(W.tags), value: say(W.none) },
  ].filter((chip) => chip !== undefined)
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
