import { respelled, select, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { ACTIVITY, activity, EXTRAS, extras, FLOODLIGHT } from './fields.ts'

export const floodlightCounter = defineTemplate({
  id: 'floodlight-counter',
  name: msg('template.floodlight-counter.name', 'Floodlight counter'),
  icon: 't-flood-counter',
  family: FLOODLIGHT,
  about: msg('template.floodlight-counter.about', 'Count visits or unique users'),
  category: 'advertising',
  stored: { template: 'doubleclick_floodlight', type: 'doubleclick_floodlight_counter' },
  consent: 'remarketing',
  fields: {
    ...activity,
    countingMethod: respelled(
      select({
        api: 'counting_method',
        label: msg('template.floodlight-counter.counting-method', 'Counting method'),
        as: 'radio',
        options: {
          standard: msg('template.floodlight-counter.standard', 'Standard'),
          unique: msg('template.floodlight-counter.unique', 'Unique'),
          session: msg('template.floodlight-counter.session', 'Per session'),
        },
        initial: 'standard',
      }),
      { standard: 'standard_method', unique: 'unique_method', session: 'session' },
    ),
    sessionId: text({ api: 'session_id', label: msg('template.floodlight-counter.session-id', 'Session ID') }),
    ...extras,
  },
  when: { sessionId: (form) => form.countingMethod === 'session' },
  sections: [
    ACTIVITY,
    {
      title: msg('template.floodlight-counter.counting', 'Counting'),
      about: msg('template.floodlight-counter.counting-about', 'Which visits count.'),
      fields: ['countingMethod', 'sessionId'],
    },
    EXTRAS,
  ],
  sample: {
    advertiserId: '6184420',
    groupTagString: 'nwview0',
    activityTagString: 'prodview',
    countingMethod: 'session',
    sessionId: '{{ Session number }}',
    customVariables: [{ key: 'row-0', id: 'u4', value: '{{ Storefront }}' }],
    u: '',
    tran: 'view',
  },
})
