import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'

export const heatmaps = defineTemplate({
  id: 'heatmaps',
  name: msg('template.heatmaps.name', 'Heatmaps'),
  about: msg('template.heatmaps.about', 'Clicks and scroll depth'),
  kind: 'analytics',
  icon: 't-heat',
  help: 'templates/heatmaps',
  stored: { template: 'heatmaps' },
  consent: 'analytics',
  fields: {},
  slots: ['heatmaps-steps'],
  sample: {},
})
