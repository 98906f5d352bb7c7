export { equal } from './equal.ts'
