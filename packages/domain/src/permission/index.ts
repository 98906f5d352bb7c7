export { ACTIONS, AccessEntry, AccessLevel, AccessPut, Action, LEVELS } from './actions.ts'
