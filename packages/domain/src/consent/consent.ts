import * as v from 'valibot'

/** The consent types a tag may require, in the order in which the product lists them. */
export const CONSENT_TYPES = [
  'not_require_consent',
  'analytics',
  'ab_testing_and_personalization',
  'conversion_tracking',
  'marketing_automation',
  'remarketing',
  'user_feedback',
  'custom_consent',
] as const

export const ConsentType = v.picklist(CONSENT_TYPES, 'required')
export type ConsentType = v.InferOutput<typeof ConsentType>

/** Whether a consent type is one that visitors decide about. */
export const needsConsent = (type: string): boolean => type !== 'not_require_consent'
