import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

export const constant = defineVariableType({
  id: 'constant',
  name: msg('variable-type.constant', 'Constant'),
  icon: 'hash',
  about: msg('variable-type.constant.about', 'A text that is the same everywhere, such as an account number.'),
  fields: {
    value: text({ api: 'value', max: VARIABLE_VALUE_LIMIT, label: msg('variable-type.constant.value', 'Value') }),
  },
  sample: { value: 'UA-70158-1' },
})
