export { createMetaSiteForm, type MetaSiteForm } from './meta-site-form.ts'
