import { dimensions, integerOrVariable, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { currency } from './currency.ts'

export const waymarkGoalConversion = defineTemplate({
  id: 'waymark-pro-goal-conversion',
  name: msg('template.waymark-goal-conversion.name', 'Waymark goal conversion'),
  icon: 't-goal',
  about: msg('template.waymark-pro-goal-conversion.about', 'Count a goal, with revenue'),
  category: 'waymark',
  stored: { template: 'waymark_goal_conversion' },
  consent: 'analytics',
  limits: {
    matomo: msg(
      'template.waymark-goal-conversion.matomo',
      'Matomo knows goals by number and counts revenue in the currency of the website there. The currency is not sent.',
    ),
  },
  fields: {
    id: text({ api: 'id', label: msg('template.waymark-goal-conversion.id', 'Goal ID') }),
    revenue: integerOrVariable({
      api: 'revenue',
      label: msg('template.waymark-goal-conversion.revenue', 'Revenue'),
      optional: true,
      wider: true,
    }),
    currency: currency({ api: 'currency', label: msg('template.waymark-goal-conversion.currency', 'Currency') }),
    customDimensions: dimensions({ api: 'custom_dimensions' }),
  },
  sample: { id: '4', revenue: '120', currency: 'EUR', customDimensions: [] },
})
