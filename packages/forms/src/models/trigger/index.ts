export { reopenTrigger } from './reopen.ts'
export {
  changeTriggerBody,
  createTriggerForm,
  firstTrigger,
  removeUnsupported,
  triggerSections,
} from './trigger-form.ts'
