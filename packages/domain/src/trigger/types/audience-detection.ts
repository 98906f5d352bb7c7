import { msg } from '../../message/index.ts'
import { defineTriggerTemplate } from './define.ts'

export const audienceDetection = defineTriggerTemplate({
  id: 'audience-detection',
  types: ['cdp_audience_detection'],
  name: msg('trigger-type.audience-detection', 'Audience detection'),
  about: msg('trigger-type.audience-detection.about', 'Fires when it turns out which audiences a visitor belongs to.'),
  fields: {},
  audience: 'required',
  sample: {},
})
