export { dependentsOf } from './dependents.ts'
export { type Referring, unknownNames } from './references.ts'
