export {
  type CopyTarget,
  type CopyValues,
  copyName,
  copyTagBody,
  copyTriggerBody,
  copyVariableBody,
  createCopyForm,
  placeOfCopy,
} from './copy.ts'
