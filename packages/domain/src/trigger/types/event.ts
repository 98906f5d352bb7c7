import { CONDITION_LABELS, CONDITION_VALUE_LIMIT, DEFAULT_MATCHERS, needsValue } from '../../condition/index.ts'
import { plainText, select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'

type Matcher = (typeof DEFAULT_MATCHERS)[number]

const options = Object.fromEntries(DEFAULT_MATCHERS.map((type) => [type, CONDITION_LABELS[type]])) as {
  [M in Matcher]: (typeof CONDITION_LABELS)[M]
}

export const event = defineTriggerType({
  id: 'event',
  types: {
    event: { name: msg('trigger-label.event', 'Event'), icon: 'pulse' },
  },
  about: msg('trigger-type.event.about', 'Fires when the page pushes an event to the data layer.'),
  fields: {
    matcher: select({
      api: 'condition_type',
      initial: 'equals',
      label: msg('trigger-type.event.matcher', 'The name of the event'),
      options,
    }),
    value: plainText({
      api: 'value',
      max: CONDITION_VALUE_LIMIT,
      label: msg('trigger-type.event.value', 'Event name'),
    }),
  },
  when: { value: (form) => needsValue(form.matcher) },
  condition: { variableId: BUILT_INS.event.id, matchers: DEFAULT_MATCHERS, isShared: true },
  audience: 'offered',
  sample: { matcher: 'starts_with', value: 'checkout.' },
})
