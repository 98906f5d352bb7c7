export { ACTIONS, AccessEntry, AccessLevel, AccessPut, Action, LEVELS } from './actions.ts'
export { ALLOWED, can, type Permitted, refused } from './can.ts'
