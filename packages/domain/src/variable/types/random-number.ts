import { msg } from '../../message/index.ts'
import { defineVariableType } from './define.ts'

export const randomNumber = defineVariableType({
  id: 'random_number',
  name: msg('variable-type.random-number', 'Random number'),
  icon: 'dice',
  about: msg('variable-type.random-number.about', 'A number from 0 up to 1, new for every event.'),
  fields: {},
  sample: {},
})
