import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { ListChips } from '#items/list/list-chips.tsx'
import { NO_FILTERS, type TriggerFilters } from './search.ts'

const M = {
  type: msg('triggers.chip.type', 'Type'),
  types: msg('triggers.chip.types', '{count, plural, one {# type} other {# types}}'),
  tags: msg('triggers.chip.tags', 'Tags'),
  none: msg('triggers.chip.no-tags', 'none'),
}

/** What the list of triggers is narrowed by. */
export const TriggerChips = ({
  filters: { types = [], tags },
  onChange,
}: {
  filters: TriggerFilters
  onChange: (filters: Partial<TriggerFilters>) => void
}) => (
  <ListChips<TriggerFilters>
    none={NO_FILTERS}
    onChange={onChange}
    chips={[
      { key: 'types', name: M.type, values: types.map((type) => TRIGGER_APPEARANCES[type].name), several: M.types },
      { key: 'tags', name: M.tags, values: tags ? [M[tags]] : [] },
    ]}
  />
)
