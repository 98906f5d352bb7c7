export { createPersonForm, PERSON_LABELS, type PersonForm, personBody } from './person-form.ts'
