import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const microsoftAdvertising = defineTemplate({
  id: 'microsoft-advertising',
  name: msg('template.microsoft-advertising.name', 'Microsoft universal event tracking'),
  icon: 't-uet',
  tile: msg('template.microsoft-advertising.tile', 'Microsoft Advertising'),
  about: msg('template.microsoft-advertising.about', 'Universal event tracking'),
  category: 'advertising',
  stored: { template: 'bing_ads' },
  consent: 'marketing_automation',
  fields: {
    id: text({ api: 'id', label: msg('template.microsoft-advertising.id', 'Tag ID') }),
  },
  sample: { id: '56004829' },
})
