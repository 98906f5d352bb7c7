export { reopenTrigger } from './reopen.ts'
export { changeTriggerBody, createTriggerForm, firstTrigger, removeUnsupported } from './trigger-form.ts'
