export { tagContent, triggerContent, variableContent } from './content.ts'
export { isSameSetting, type Merged, mergeForms, type Versions, withSettings } from './merge.ts'
