import { dimensions } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'

export const waymarkCustomDimension = defineTemplate({
  id: 'waymark-pro-custom-dimension',
  name: msg('template.waymark-custom-dimension.name', 'Waymark custom dimension'),
  icon: 't-dimension',
  about: msg('template.waymark-pro-custom-dimension.about', 'Set dimension values'),
  category: 'waymark',
  stored: { template: 'waymark_custom_dimension' },
  consent: 'analytics',
  fields: {
    dimensions: dimensions({ api: 'custom_dimensions', min: 1 }),
  },
  sample: { dimensions: [{ key: 'row-0', id: 7, value: '{{ Loyalty tier }}' }] },
})
