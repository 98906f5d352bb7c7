import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const hotjar = defineTemplate({
  id: 'hotjar',
  name: msg('template.hotjar.name', 'Hotjar'),
  icon: 't-replay',
  about: msg('template.hotjar.about', 'Session replay'),
  category: 'analytics',
  stored: { template: 'hot_jar' },
  consent: 'remarketing',
  fields: {
    id: text({ api: 'id', label: msg('template.hotjar.id', 'Site ID') }),
  },
  sample: { id: '1482093' },
})
