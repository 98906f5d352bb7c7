import { msg } from '../../message/index.ts'
import { defineTriggerTemplate } from './define.ts'

export const triggerGroup = defineTriggerTemplate({
  id: 'trigger-group',
  types: ['trigger_group'],
  name: msg('trigger-type.trigger-group', 'Trigger group'),
  about: msg('trigger-type.trigger-group.about', 'Fires once all triggers in it have fired often enough on one page.'),
  fields: {},
  audience: 'none',
  sample: {},
})
