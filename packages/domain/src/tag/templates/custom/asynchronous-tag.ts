import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'

export const customAsynchronousTag = defineTemplate({
  id: 'custom-asynchronous-tag',
  name: msg('template.custom-asynchronous-tag.name', 'Custom asynchronous tag'),
  icon: 't-async',
  about: msg('template.custom-asynchronous-tag.about', 'Run your own HTML and JavaScript'),
  category: 'code',
  stored: { template: 'custom_tag' },
  consent: 'not_require_consent',
  fields: {},
  code: { language: 'html', initial: '' },
  documentWrite: true,
  sample: {},
})
