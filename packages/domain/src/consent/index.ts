export { type ConsentCard, consentCard } from './card.ts'
export { CONSENT_TYPES, ConsentType, needsConsent } from './consent.ts'
export { CONSENT_LABELS } from './labels.ts'
