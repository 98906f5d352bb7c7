/** What a container request came to. */
export type ContainerOutcome =
  | 'published'
  | 'not_modified'
  | 'debug'
  /** The container that was live when the database last answered. */
  | 'last_known'
  /** The copy of the container store, as the database did not answer. */
  | 'stored'
  | 'missing'
  | 'failed'

/** What became of an operation that was tried. */
export type OperationOutcome = 'completed' | 'failed' | 'retried' | 'postponed' | 'taken_over'

/** How many connections a pool has, how many of them are free, and how many users wait for one. */
export interface PoolCounts {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** Counts what the server does. Labels are the product's own words: nothing of an organisation, a user or a site. */
export interface Metrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  operation(labels: { type: string; outcome: OperationOutcome }, seconds: number): void
  container(outcome: ContainerOutcome): void
  /** The counts of a pool that another thread has, whenever they were read there. */
  pool(name: string, counts: PoolCounts): void
}

/** Counts nothing. */
export const NO_METRICS: Metrics = { request() {}, operation() {}, container() {}, pool() {} }
