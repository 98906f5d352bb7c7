export {
  createWebsiteForm,
  NEW_WEBSITE,
  WEBSITE_ADDRESSES,
  WEBSITE_LABELS,
  type WebsiteForm,
  websiteBody,
  websitePatch,
} from './website-form.ts'
