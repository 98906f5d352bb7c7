import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const salesManago = defineTemplate({
  id: 'sales-manago',
  name: msg('template.sales-manago.name', 'SALESmanago'),
  icon: 't-contacts',
  about: msg('template.sales-manago.about', 'Contact monitoring'),
  category: 'marketing',
  stored: { template: 'sales_manago' },
  consent: 'marketing_automation',
  fields: {
    smid: text({ api: 'smid', label: msg('template.sales-manago.smid', 'Client ID (smid)') }),
  },
  sample: { smid: 'wm3k9dkxz8qtz5' },
})
