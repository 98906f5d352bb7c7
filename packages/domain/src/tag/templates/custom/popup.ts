import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { STOCK_POPUP } from './stock-popup.ts'

export const customPopup = defineTemplate({
  id: 'custom-popup',
  name: msg('template.custom-popup.name', 'Custom popup'),
  icon: 't-popup',
  about: msg('template.custom-popup.about', 'Show a box over the page'),
  category: 'code',
  stored: { template: 'custom_popup' },
  consent: 'ab_testing_and_personalization',
  fields: {},
  code: { language: 'html', initial: STOCK_POPUP },
  documentWrite: true,
  sample: {},
})
