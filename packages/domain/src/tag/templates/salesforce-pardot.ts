import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const salesforcePardot = defineTemplate({
  id: 'salesforce-pardot',
  name: msg('template.salesforce-pardot.name', 'Salesforce Pardot'),
  icon: 't-prospects',
  about: msg('template.salesforce-pardot.about', 'Prospect and campaign ids'),
  category: 'marketing',
  stored: { template: 'salesforce_pardot' },
  consent: 'marketing_automation',
  fields: {
    piAId: text({ api: 'pi_a_id', label: msg('template.salesforce-pardot.pi-a-id', 'Account ID (piAId)') }),
    piCId: text({ api: 'pi_c_id', label: msg('template.salesforce-pardot.pi-c-id', 'Campaign ID (piCId)') }),
  },
  sample: { piAId: '1054112', piCId: '8217' },
})
