import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const linkedin = defineTemplate({
  id: 'linkedin',
  name: msg('template.linkedin.name', 'LinkedIn'),
  icon: 't-b2b',
  tile: msg('template.linkedin.tile', 'LinkedIn Insight'),
  about: msg('template.linkedin.about', 'Professional audiences'),
  category: 'advertising',
  stored: { template: 'linkedin' },
  consent: 'remarketing',
  fields: {
    id: text({ api: 'id', label: msg('template.linkedin.id', 'Partner ID') }),
  },
  sample: { id: '3105289' },
})
