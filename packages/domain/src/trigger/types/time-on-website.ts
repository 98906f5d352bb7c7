import { MULTIPLICITY_MATCHERS } from '../../condition/index.ts'
import { select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { multiplicity } from './multiplicity.ts'

export const timeOnWebsite = defineTriggerType({
  id: 'time-on-website',
  types: {
    time_on_website: {
      name: msg('trigger-label.time-on-website', 'Time on website'),
      icon: 'timer',
      event: 'waymark.timer',
    },
  },
  about: msg('trigger-type.time-on-website.about', 'Fires after a visitor has stayed for a set time.'),
  fields: {
    value: select({
      api: 'value',
      initial: '5',
      label: msg('trigger-type.time-on-website.value', 'Time'),
      options: {
        '3': msg('trigger-type.time-on-website.3', '3 seconds'),
        '5': msg('trigger-type.time-on-website.5', '5 seconds'),
        '15': msg('trigger-type.time-on-website.15', '15 seconds'),
        '30': msg('trigger-type.time-on-website.30', '30 seconds'),
        '60': msg('trigger-type.time-on-website.60', '1 minute'),
        '120': msg('trigger-type.time-on-website.120', '2 minutes'),
        '180': msg('trigger-type.time-on-website.180', '3 minutes'),
        '300': msg('trigger-type.time-on-website.300', '5 minutes'),
      },
    }),
    multiplicity: multiplicity({
      caption: msg('multiplicity.time-on-website.caption', 'On every page the visitor stays on that long'),
    }),
  },
  multiplicity: ['multiplicity'],
  condition: { variableId: BUILT_INS.timeOnWebsite.id, matchers: MULTIPLICITY_MATCHERS },
  audience: 'offered',
  sample: { value: '120', multiplicity: 'once_per_session' },
})
