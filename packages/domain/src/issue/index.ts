export { type Broken, issueInside, issueOf, pathOf } from './issue.ts'
export { storableIssues } from './storable.ts'
