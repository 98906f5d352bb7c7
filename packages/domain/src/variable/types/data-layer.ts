import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { VARIABLE_VALUE_LIMIT } from '../variable.ts'
import { defineVariableType } from './define.ts'

export const dataLayer = defineVariableType({
  id: 'data_layer',
  name: msg('variable-type.data-layer', 'Data layer'),
  icon: 'variable',
  about: msg('variable-type.data-layer.about', 'A value that the page has pushed to its data layer.'),
  fields: {
    value: text({
      api: 'value',
      max: VARIABLE_VALUE_LIMIT,
      label: msg('variable-type.data-layer.value', 'Data layer key'),
      hint: msg('variable-type.data-layer.hint', 'A key or a path such as order.items[0].price'),
    }),
  },
  sample: { value: 'ecommerce.purchase.value' },
})
