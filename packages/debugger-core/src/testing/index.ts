export { debugEvent, tagResult, variableResult } from './debug-event.ts'
