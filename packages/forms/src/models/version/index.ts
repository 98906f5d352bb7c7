export { createVersionForm, placeOfVersion } from './version-form.ts'
