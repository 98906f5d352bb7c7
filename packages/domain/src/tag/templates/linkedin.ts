import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const linkedin = defineTemplate({
  id: 'linkedin',
  tile: msg('template.linkedin.tile', 'LinkedIn Insight'),
  about: msg('template.linkedin.about', 'Professional audiences'),
  kind: 'advertising',
  help: 'templates/linkedin',
  stored: { template: 'linkedin' },
  consent: 'remarketing',
  fields: {
    id: text({ api: 'id', label: msg('template.linkedin.id', 'Partner ID') }),
  },
  sample: { id: '3105289' },
})
