import { percents, toggled } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'

/** At which parts of a video progress is reported, in percent. */
export const thresholds = toggled(
  percents({ api: 'track_thresholds', label: msg('template.video.thresholds', 'Progress thresholds') }),
  { opened: [{ key: 'row-0', value: '' }] },
)
