import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { thresholds } from './thresholds.ts'

export const videoYoutube = defineTemplate({
  id: 'video-youtube',
  name: msg('template.video-youtube.name', 'Video YouTube'),
  icon: 't-video-embed',
  tile: msg('template.video-youtube.tile', 'Video, YouTube'),
  about: msg('template.video-youtube.about', 'Embedded player progress'),
  category: 'analytics',
  stored: { template: 'video_youtube' },
  consent: 'analytics',
  fields: {
    thresholds,
  },
  sample: {
    thresholds: {
      status: true,
      value: [
        { key: 'row-0', value: '25' },
        { key: 'row-1', value: '75' },
      ],
    },
  },
})
