export { circle, type Referring, unknownNames } from './circle.ts'
export { dependentsOf } from './dependents.ts'
