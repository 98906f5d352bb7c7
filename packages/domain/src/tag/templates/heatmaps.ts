import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const heatmaps = defineTemplate({
  id: 'heatmaps',
  name: msg('template.heatmaps.name', 'Heatmaps'),
  icon: 't-heat',
  about: msg('template.heatmaps.about', 'Clicks and scroll depth'),
  category: 'analytics',
  stored: { template: 'heatmaps' },
  consent: 'analytics',
  fields: {},
  slots: ['heatmaps-steps'],
  sample: {},
})
