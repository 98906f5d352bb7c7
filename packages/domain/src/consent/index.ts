export { CONSENT_TYPES, ConsentType } from './consent.ts'
