import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'

/** The name of one address. */
export const WEBSITE_ADDRESS = msg('website.url', 'Address')

/** The names of the settings. */
export const WEBSITE_LABELS = {
  name: NAME_LABEL,
  urls: msg('website.urls', 'Addresses'),
  gdpr: msg('website.gdpr', 'Ask visitors for consent'),
  delay: msg('website.delay', 'Wait for tags'),
  timezone: msg('website.timezone', 'Time zone'),
} as const
