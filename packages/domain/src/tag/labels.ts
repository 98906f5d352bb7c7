import { msg } from '../message/index.ts'

/** The name of the setting whether the code of a tag may use `document.write`. */
export const DOCUMENT_WRITE = msg('tags.document-write', 'Support document.write')

/** The name of the setting whether a tag respects opt-out and Do Not Track. */
export const RESPECT_PRIVACY = msg('tags.privacy', 'Respect opt-out and Do Not Track')

/** The name of the setting that a tag does not fire while its site is debugged. */
export const NOT_WHILE_DEBUGGING = msg('tags.debug', 'Do not fire while debugging')

/** The name of the template for conversions of Google Ads among all templates. */
export const GOOGLE_ADS_CONVERSION = msg('template.google-ads-conversion-tracking.tile', 'Google Ads conversion')
