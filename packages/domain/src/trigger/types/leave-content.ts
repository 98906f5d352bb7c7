import { MULTIPLICITY_MATCHERS } from '../../condition/index.ts'
import { select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { multiplicity } from './multiplicity.ts'

export const leaveContent = defineTriggerType({
  id: 'leave-content',
  types: {
    leave_content: {
      name: msg('trigger-label.leave-content', 'Leave content'),
      icon: 'exit',
      event: 'waymark.leaveContent',
    },
  },
  about: msg('trigger-type.leave-content.about', 'Fires when the pointer leaves the page.'),
  fields: {
    value: select({
      api: 'value',
      as: 'radio',
      initial: 'top',
      label: msg('trigger-type.leave-content.value', 'Where the pointer leaves'),
      options: {
        top: msg('trigger-type.leave-content.top', 'At the top, towards tabs and address'),
        any: msg('trigger-type.leave-content.any', 'Anywhere'),
      },
    }),
    multiplicity: multiplicity({
      caption: msg('multiplicity.leave-content.caption', 'Whenever the pointer leaves'),
    }),
  },
  multiplicity: ['multiplicity'],
  condition: { variableId: BUILT_INS.leaveContent.id, matchers: MULTIPLICITY_MATCHERS },
  audience: 'offered',
  sample: { value: 'any', multiplicity: 'once_per_session' },
})
