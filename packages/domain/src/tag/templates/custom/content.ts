import { text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'

export const customContent = defineTemplate({
  id: 'custom-content',
  name: msg('template.custom-content.name', 'Custom content'),
  icon: 't-content',
  about: msg('template.custom-content.about', 'Insert markup into an element'),
  category: 'code',
  stored: { template: 'custom_content' },
  consent: 'ab_testing_and_personalization',
  fields: {
    targetElementId: text({
      api: 'target_element_id',
      label: msg('template.custom-content.target-element-id', 'Target element ID'),
      trim: true,
    }),
  },
  code: { language: 'html', initial: '<!-- Put your content here -->' },
  documentWrite: true,
  sample: { targetElementId: 'delivery-banner' },
})
