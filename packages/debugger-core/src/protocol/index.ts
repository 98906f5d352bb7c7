export { isEnvelope, type ReadResult, readMessage } from './read-message.ts'
export { writeMessage } from './write-message.ts'
