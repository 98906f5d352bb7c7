import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import {
  type Tracker,
  type TrackerForm,
  TrackerSettings,
  trackerErrors,
  trackerForm,
  trackerOfForm,
} from '@waymark/domain/site'
import { createForm, type Form } from '../../form/index.ts'

/** The names of the settings. */
export const TRACKER_LABELS = {
  js_url: msg('tracker.js-url', 'Tracker script'),
  php_url: msg('tracker.php-url', 'Address hits are sent to'),
  dialect: msg('tracker.dialect', 'Dialect'),
  site_id: msg('tracker.site-id', 'Site ID at the tracker'),
} as const

const NAMES = ['js_url', 'php_url', 'dialect', 'site_id'] as const

/** The form of a website's tracker. */
export const createTrackerForm = (tracker: Tracker): Form<TrackerForm> =>
  createForm<TrackerForm>(trackerForm(tracker), {
    check(values) {
      const own = trackerOfForm(values)
      const errors = validate(TrackerSettings, own)
      return errors.length > 0 ? errors : trackerErrors(own, tracker.attributes.installation)
    },
    locate: (_, [, member, name]) =>
      member === 'attributes' && NAMES.some((known) => known === name) ? [name!] : undefined,
    settings: () => NAMES.map((name) => ({ path: [name], label: TRACKER_LABELS[name] })),
  })
