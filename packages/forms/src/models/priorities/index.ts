export { add, changesOf, createPriorityOrderForm, move, type PriorityValues, takeIn, takeOff } from './priorities.ts'
