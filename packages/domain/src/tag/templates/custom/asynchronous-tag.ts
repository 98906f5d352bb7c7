import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'

export const customAsynchronousTag = defineTemplate({
  id: 'custom-asynchronous-tag',
  about: msg('template.custom-asynchronous-tag.about', 'Run your own HTML and JavaScript'),
  kind: 'code',
  help: 'templates/custom-asynchronous-tag',
  stored: { template: 'custom_tag' },
  consent: 'not_require_consent',
  fields: {},
  code: { language: 'html', initial: '' },
  documentWrite: true,
  sample: {},
})
