import { code } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineVariableType } from './define.ts'

const EMPTY_FUNCTION = 'function () {\n  \n}'

export const customJs = defineVariableType({
  id: 'custom_js',
  name: msg('variable-type.custom-js', 'Custom JavaScript'),
  icon: 'code',
  about: msg('variable-type.custom-js.about', 'The result of your own function, run on the page.'),
  fields: {
    value: code({
      api: 'value',
      language: 'javascript',
      initial: EMPTY_FUNCTION,
      label: msg('variable-type.custom-js.value', 'JavaScript code'),
      hint: msg('variable-type.custom-js.hint', 'One function that returns the value'),
    }),
  },
  sample: { value: "function () {\n  return {{ Page Path }}.split('/')[1];\n}" },
})
