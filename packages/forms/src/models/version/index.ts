export { createVersionForm, VERSION_LABELS } from './version-form.ts'
