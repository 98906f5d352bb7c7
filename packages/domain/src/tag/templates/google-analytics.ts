import { flag, group, text, toggled } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const googleAnalytics = defineTemplate({
  id: 'google-analytics',
  name: msg('template.google-analytics.name', 'Google Analytics'),
  icon: 't-bars',
  about: msg('template.google-analytics.about', 'Page views, optional Optimize'),
  category: 'analytics',
  stored: { template: 'google_analytics' },
  consent: 'analytics',
  fields: {
    id: text({ api: 'id', label: msg('template.google-analytics.id', 'Tracking ID') }),
    optimizeSetup: toggled(
      group({
        api: 'optimize_setup',
        label: msg('template.google-analytics.optimize', 'Optimize'),
        fields: {
          optimizeId: text({ api: 'optimize_id', label: msg('template.google-analytics.optimize-id', 'Optimize ID') }),
          flashOfOriginalContent: flag({
            api: 'flash_of_original_content',
            mayBeAbsent: true,
            label: msg('template.google-analytics.flash', 'Hide the page until the experiment is ready'),
          }),
        },
      }),
    ),
  },
  sections: [
    {
      title: msg('template.google-analytics.section', 'Google Analytics'),
      about: msg('template.google-analytics.gone', 'Google has shut down this service. Hits are no longer counted.'),
      fields: ['id', 'optimizeSetup'],
    },
  ],
  sample: {
    id: 'UA-1548213-2',
    optimizeSetup: { status: true, value: { optimizeId: 'GTM-5XZ9QR', flashOfOriginalContent: true } },
  },
})
