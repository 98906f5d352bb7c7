export { reopenTrigger } from './reopen.ts'
export {
  changeTriggerBody,
  createTriggerForm,
  firstTrigger,
  newTriggerSections,
  removeUnsupported,
  storedTriggerSections,
  triggerField,
} from './trigger-form.ts'
