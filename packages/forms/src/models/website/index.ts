export {
  createWebsiteForm,
  NEW_WEBSITE,
  WEBSITE_ADDRESSES,
  type WebsiteForm,
  websiteBody,
  websitePatch,
} from './website-form.ts'
export { WEBSITE_ADDRESS, WEBSITE_LABELS } from './website-labels.ts'
