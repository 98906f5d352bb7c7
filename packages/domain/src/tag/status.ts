import type { ConsentType } from '../consent/index.ts'

/** Whether a tag needs consent. */
export const isTracking = (tag: { readonly consent_type: ConsentType }): boolean =>
  tag.consent_type !== 'not_require_consent'
