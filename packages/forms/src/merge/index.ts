export { tagContent, triggerContent, variableContent } from './content.ts'
export { isSamePart, type Merged, mergeForms, type Versions, withParts } from './merge.ts'
