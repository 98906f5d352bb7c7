export { changedTriggerParts } from './changes.ts'
export { reopenTrigger } from './reopen.ts'
export { changeTriggerBody, createTriggerForm, placeOfTrigger } from './trigger-form.ts'
