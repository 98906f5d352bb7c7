import { msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { Chip, Chips } from '@waymark/ui/data'
import { useWords } from '../../../words/use-words.ts'

const W = {
  label: msg('filter.set', 'Filters that are set'),
  remove: msg('filter.remove', 'Remove filter {name}: {value}'),
  type: msg('variables.chip.type', 'Type'),
  types: msg('variables.chip.types', '{count, plural, one {# type} other {# types}}'),
}

/** The types the list is narrowed to, removable. */
export function TypeChip({ types, onClear }: { types: readonly VariableType[]; onClear: () => void }) {
  const { say } = useWords()
  const [first] = types
  if (!first) return null
  const name = say(W.type)
  const value = types.length === 1 ? say(VARIABLE_TYPE_LABELS[first]) : say(W.types, { count: types.length })
  return (
    <Chips label={say(W.label)}>
      <Chip name={name} remove={{ label: say(W.remove, { name, value }), onPress: onClear }}>
        {value}
      </Chip>
    </Chips>
  )
}
