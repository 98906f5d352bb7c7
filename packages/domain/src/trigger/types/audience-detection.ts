import { msg } from '../../message/index.ts'
import { defineTriggerType } from './define.ts'

export const audienceDetection = defineTriggerType({
  id: 'audience-detection',
  types: {
    cdp_audience_detection: {
      name: msg('trigger-label.audience-detection', 'Audience detection'),
      icon: 'users',
      event: 'waymark.audiencesFetched',
    },
  },
  about: msg('trigger-type.audience-detection.about', 'Fires when the audiences of a visitor are known.'),
  fields: {},
  audience: 'required',
  sample: {},
})
