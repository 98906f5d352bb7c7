import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const hubspot = defineTemplate({
  id: 'hubspot',
  name: msg('template.hubspot.name', 'HubSpot'),
  icon: 't-hub',
  about: msg('template.hubspot.about', 'Contact and visit tracking'),
  category: 'marketing',
  stored: { template: 'hub_spot' },
  consent: 'marketing_automation',
  fields: {
    id: text({ api: 'id', label: msg('template.hubspot.id', 'Hub ID') }),
  },
  sample: { id: '7052064' },
})
