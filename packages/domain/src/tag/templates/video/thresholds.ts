import { percents, toggled } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'

/** The percentages of a video at which progress is reported. */
export const thresholds = toggled(
  percents({ api: 'track_thresholds', label: msg('template.video.thresholds', 'Progress thresholds') }),
  { opened: [{ key: 'row-0', value: '' }] },
)
