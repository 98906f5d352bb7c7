export { changedTriggerParts } from './changes.ts'
export { changeTriggerBody, createTriggerForm, placeOfTrigger } from './trigger-form.ts'
