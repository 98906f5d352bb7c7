export { createVersionForm } from './version-form.ts'
