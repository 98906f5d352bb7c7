export { add, createPriorityForm, move, type PriorityValues, prioritiesBody, takeOff } from './priorities.ts'
