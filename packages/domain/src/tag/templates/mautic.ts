import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const mautic = defineTemplate({
  id: 'mautic',
  name: msg('template.mautic.name', 'Mautic'),
  icon: 't-plane',
  about: msg('template.mautic.about', 'Self-hosted campaigns'),
  category: 'marketing',
  stored: { template: 'mautic' },
  consent: 'marketing_automation',
  fields: {
    instanceUrl: text({ api: 'instance_url', label: msg('template.mautic.instance-url', 'Instance address') }),
  },
  sample: { instanceUrl: 'https://campaigns.northwind.example' },
})
