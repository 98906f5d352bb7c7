export { type Answered, type AnsweringServer, answering, type TestRequest } from './answering.ts'
export { settled } from './settled.ts'
export { tabs } from './tabs.ts'
export { sessionAnswer } from './token.ts'
