export { createMetaSiteForm, META_SITE_NAME, type MetaSiteForm } from './meta-site-form.ts'
