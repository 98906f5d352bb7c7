import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

export const document = defineVariableType({
  id: 'document',
  name: msg('variable-type.document', 'Document'),
  icon: 'file',
  about: msg('variable-type.document.about', 'A property of the page, such as its title or character set.'),
  fields: {
    value: text({
      api: 'value',
      max: VARIABLE_VALUE_LIMIT,
      label: msg('variable-type.document.value', 'Property'),
      hint: msg('variable-type.document.hint', 'A path such as title or location.hash'),
    }),
  },
  sample: { value: 'title' },
})
