import { msg } from '../../message/index.ts'
import { defineTriggerType } from './define.ts'

export const triggerGroup = defineTriggerType({
  id: 'trigger-group',
  types: {
    trigger_group: { name: msg('trigger-label.trigger-group', 'Trigger group'), icon: 'group' },
  },
  about: msg('trigger-type.trigger-group.about', 'Fires once all triggers in it have fired often enough on one page.'),
  fields: {},
  audience: 'none',
  sample: {},
})
