export { type Message, msg } from './message.ts'
