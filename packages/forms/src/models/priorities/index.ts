export { add, changesOf, createPriorityForm, move, type PriorityValues, takeIn, takeOff } from './priorities.ts'
