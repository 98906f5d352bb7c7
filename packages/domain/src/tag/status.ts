import type { ConsentType } from '../consent/index.ts'

/** Whether a tag follows visitors, which is what consent is asked for. */
export const isTracking = (tag: { readonly consent_type: ConsentType }): boolean =>
  tag.consent_type !== 'not_require_consent'
