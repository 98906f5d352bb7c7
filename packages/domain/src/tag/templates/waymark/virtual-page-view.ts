import { dimensions, text } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'

export const waymarkVirtualPageView = defineTemplate({
  id: 'waymark-pro-virtual-page-view',
  name: msg('template.waymark-virtual-page-view.name', 'Waymark virtual page view'),
  icon: 't-virtual',
  about: msg('template.waymark-pro-virtual-page-view.about', 'Record a view without a load'),
  category: 'waymark',
  stored: { template: 'waymark_virtual_page_view' },
  consent: 'analytics',
  fields: {
    url: text({ api: 'url', label: msg('template.waymark-virtual-page-view.url', 'Address') }),
    documentTitle: text({
      api: 'document_title',
      label: msg('template.waymark-virtual-page-view.document-title', 'Page title'),
      optional: true,
    }),
    customDimensions: dimensions({ api: 'custom_dimensions' }),
  },
  sample: { url: '/checkout/step-2', documentTitle: '', customDimensions: [{ key: 'row-0', id: 1, value: 'guest' }] },
})
