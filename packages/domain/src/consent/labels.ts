import { type Message, msg } from '../message/index.ts'
import type { ConsentType } from './consent.ts'

/** The names of the consent types. */
export const CONSENT_LABELS: Readonly<Record<ConsentType, Message>> = {
  not_require_consent: msg('consent.not-require-consent', 'No consent required'),
  analytics: msg('consent.analytics', 'Analytics'),
  ab_testing_and_personalization: msg('consent.ab-testing', 'A/B testing and personalization'),
  conversion_tracking: msg('consent.conversion-tracking', 'Conversion tracking'),
  marketing_automation: msg('consent.marketing-automation', 'Marketing automation'),
  remarketing: msg('consent.remarketing', 'Remarketing'),
  user_feedback: msg('consent.user-feedback', 'User feedback'),
  custom_consent: msg('consent.custom-consent', 'Custom consent'),
}
