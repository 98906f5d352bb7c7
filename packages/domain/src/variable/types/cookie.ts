import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

export const cookie = defineVariableType({
  id: 'cookie',
  name: msg('variable-type.cookie', 'Cookie'),
  icon: 'cookie',
  about: msg('variable-type.cookie.about', 'The value of a first-party cookie of the website.'),
  fields: {
    value: text({ api: 'value', max: VARIABLE_VALUE_LIMIT, label: msg('variable-type.cookie.value', 'Cookie name') }),
  },
  sample: { value: 'customer_tier' },
})
