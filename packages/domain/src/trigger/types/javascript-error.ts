import { msg } from '../../message/index.ts'
import { defineTriggerType } from './define.ts'

export const javascriptError = defineTriggerType({
  id: 'javascript-error',
  types: {
    javascript_error: {
      name: msg('trigger-label.javascript-error', 'JavaScript error'),
      icon: 'code',
      event: 'waymark.javascriptError',
    },
  },
  about: msg(
    'trigger-type.javascript-error.about',
    'Fires when a script of the page fails and does not catch the error.',
  ),
  fields: {},
  audience: 'offered',
  sample: {},
})
