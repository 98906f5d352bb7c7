import { select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTriggerType } from './define.ts'

export const history = defineTriggerType({
  id: 'history',
  types: {
    debounced_history: {
      name: msg('trigger-label.debounced-history', 'History change'),
      icon: 'history',
      event: 'waymark.debouncedHistory',
    },
    history: {
      name: msg('trigger-label.history', 'History change, every one'),
      icon: 'history',
      event: 'waymark.history',
    },
  },
  about: msg('trigger-type.history.about', 'Fires when the address changes without a page load.'),
  fields: {
    changes: select({
      api: 'trigger_type',
      as: 'radio',
      initial: 'debounced_history',
      label: msg('trigger-type.history.changes', 'Which changes count'),
      options: {
        debounced_history: msg('trigger-type.history.debounced', 'Changes that follow one another count as one'),
        history: msg('trigger-type.history.every', 'Every single change'),
      },
    }),
  },
  audience: 'offered',
  sample: { changes: 'history' },
})
