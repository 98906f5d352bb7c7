export { type Broken, issueInside, issueOf, pathOf } from './issue.ts'
