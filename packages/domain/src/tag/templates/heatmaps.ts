import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const heatmaps = defineTemplate({
  id: 'heatmaps',
  about: msg('template.heatmaps.about', 'Clicks and scroll depth'),
  kind: 'analytics',
  help: 'templates/heatmaps',
  stored: { template: 'heatmaps' },
  consent: 'analytics',
  fields: {},
  slots: ['heatmaps-steps'],
  sample: {},
})
