export { createSetUpForm, SET_UP_LABELS, type SetUpForm, setUpBody } from './set-up-form.ts'
