export { circle, type Referring, unknownNames } from './check.ts'
export { type Completion, complete, IMPORTANCE_BASE, type Suggestion } from './complete.ts'
export { namesIn, type Reference, reference, referenceName, references } from './find.ts'
export { renameReferences, renameReferencesIn, replaceReferences, withPlaceholders } from './replace.ts'
