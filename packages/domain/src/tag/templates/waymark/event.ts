import { dimensions, numberOrVariable, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { report } from './report.ts'

export const waymarkEvent = defineTemplate({
  id: 'waymark-pro-event',
  name: msg('template.waymark-event.name', 'Waymark event'),
  icon: 't-event',
  about: msg('template.waymark-event.about', 'Category, action, name and value'),
  category: 'waymark',
  stored: { template: 'waymark_event' },
  consent: 'analytics',
  fields: {
    category: text({
      api: 'category',
      label: msg('template.waymark-event.category', 'Category'),
      links: [{ label: msg('template.waymark-event.report', 'Custom events report'), path: report('custom-events') }],
    }),
    action: text({ api: 'action', label: msg('template.waymark-event.action', 'Action') }),
    name: text({ api: 'name', label: msg('template.waymark-event.event-name', 'Name'), optional: true }),
    value: numberOrVariable({
      api: 'value',
      label: msg('template.waymark-event.value', 'Value'),
      optional: true,
      negative: true,
    }),
    customDimensions: dimensions({ api: 'custom_dimensions' }),
  },
  sample: {
    category: 'Newsletter',
    action: 'Sign-up',
    name: '{{ Plan name }}',
    value: '-2.5',
    customDimensions: [{ key: 'row-0', id: 12, value: '{{ Storefront }}' }],
  },
})
