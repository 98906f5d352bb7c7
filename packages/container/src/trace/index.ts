export { type Played, play } from './play.ts'
export { type Recording, record } from './record.ts'
export type { Kept, Line, Trace } from './trace.ts'
