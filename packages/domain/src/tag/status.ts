import { type ConsentType, needsConsent } from '../consent/index.ts'

/** Whether a tag needs consent. */
export const isTracking = (tag: { readonly consent_type: ConsentType }): boolean => needsConsent(tag.consent_type)
