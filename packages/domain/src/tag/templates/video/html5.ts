import { cssSelector, dimension, list, text, toggled } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { thresholds } from './thresholds.ts'

export const videoHtml5 = defineTemplate({
  id: 'video-html5',
  name: msg('template.video-html5.name', 'Video HTML5'),
  icon: 't-video',
  tile: msg('template.video-html5.tile', 'Video, HTML5'),
  about: msg('template.video-html5.about', 'Play, pause and progress'),
  category: 'analytics',
  stored: { template: 'video_html5' },
  consent: 'analytics',
  fields: {
    thresholds,
    cssSelectors: toggled(
      list(cssSelector({ api: 'element_selectors', label: msg('template.video-html5.selectors', 'CSS selectors') }), {
        min: 1,
        add: msg('template.video-html5.add-selector', 'Add selector'),
        remove: msg('template.video-html5.remove-selector', 'Remove selector {row, number}'),
      }),
      { opened: [{ key: 'row-0', value: '' }] },
    ),
    titleAttribute: toggled(
      text({ api: 'title_attribute', label: msg('template.video-html5.title-attribute', 'Title attribute') }),
    ),
    volumeDimension: toggled(
      dimension({
        api: 'volume_dimension_id',
        label: msg('template.video-html5.volume-dimension', 'Volume dimension'),
      }),
    ),
  },
  sample: {
    thresholds: { status: true, value: [{ key: 'row-0', value: '50' }] },
    cssSelectors: { status: true, value: [{ key: 'row-0', value: '.player video' }] },
    titleAttribute: { status: false, value: '' },
    volumeDimension: { status: true, value: 9 },
  },
})
