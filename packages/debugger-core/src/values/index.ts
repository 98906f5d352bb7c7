export { printJson } from './standard-json.ts'
export { type Member, membersOf, printValue, type Written } from './written.ts'
