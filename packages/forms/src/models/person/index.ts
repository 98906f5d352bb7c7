export { createPersonForm, type PersonForm, personBody } from './person-form.ts'
export { PERSON_LABELS } from './person-labels.ts'
