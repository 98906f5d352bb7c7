export { createTrackerForm, TRACKER_LABELS } from './tracker-form.ts'
