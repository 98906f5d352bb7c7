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
import { attributesModel } from '../attributes.ts'

/** The names of the settings. */
export const TRACKER_LABELS = {
  js_url: msg('tracker.js-url', 'Tracker script'),
  php_url: msg('tracker.php-url', 'Address hits are sent to'),
  dialect: msg('tracker.dialect', 'Dialect'),
  site_id: msg('tracker.site-id', 'Site ID at the tracker'),
} as const

/** The form of a website's tracker. */
export const createTrackerForm = (tracker: Tracker): Form<TrackerForm> =>
  createForm<TrackerForm>(trackerForm(tracker), {
    ...attributesModel(TRACKER_LABELS),
    check(values) {
      const own = trackerOfForm(values)
      const errors = validate(TrackerSettings, own)
      return errors.length > 0 ? errors : trackerErrors(own, tracker.attributes.installation)
    },
  })
