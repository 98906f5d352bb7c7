import { select, text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineVariableType } from './define.ts'

export const url = defineVariableType({
  id: 'url',
  name: msg('variable-type.url', 'URL'),
  icon: 'globe',
  about: msg('variable-type.url.about', "A part of the page's address, such as one parameter."),
  fields: {
    value: select({
      api: 'value',
      as: 'radio',
      initial: 'parameter',
      label: msg('variable-type.url.value', 'Part of the address'),
      options: {
        parameter: msg('variable-type.url.parameter', 'Parameter'),
        query: msg('variable-type.url.query', 'Whole query'),
        protocol: msg('variable-type.url.protocol', 'Protocol'),
      },
    }),
    parameterName: text({
      api: 'parameter_name',
      label: msg('variable-type.url.parameter-name', 'Parameter name'),
    }),
  },
  when: { parameterName: (form) => form.value === 'parameter' },
  sample: { value: 'parameter', parameterName: 'utm_campaign' },
})
