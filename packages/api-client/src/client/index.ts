export { type Client, createClient, type Stoppable } from './client.ts'
export { bad, CANNOT_FETCH_SESSION, type Failure, good, hasStatus, mayPass, type Result } from './failure.ts'
export type { Fetch, FetchAnswer } from './fetch.ts'
export type { TokenSource } from './tokens.ts'
