import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const qualaroo = defineTemplate({
  id: 'qualaroo',
  name: msg('template.qualaroo.name', 'Qualaroo'),
  icon: 't-survey',
  about: msg('template.qualaroo.about', 'On-page surveys'),
  category: 'consent',
  stored: { template: 'qualaroo' },
  consent: 'user_feedback',
  fields: {
    customerId: text({ api: 'customer_id', label: msg('template.qualaroo.customer-id', 'Customer ID') }),
    siteToken: text({ api: 'site_token', label: msg('template.qualaroo.site-token', 'Site token') }),
  },
  sample: { customerId: '70158', siteToken: 'cKw' },
})
