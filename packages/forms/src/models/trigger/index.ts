export { reopenTrigger } from './reopen.ts'
export {
  changeTriggerBody,
  createTriggerForm,
  firstTrigger,
  newTriggerSections,
  removeUnsupported,
  storedTriggerSections,
  TRIGGER_NAME_LABEL,
  triggerField,
} from './trigger-form.ts'
