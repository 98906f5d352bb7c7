export { type Member, membersOf, printValue, type Written } from './written.ts'
