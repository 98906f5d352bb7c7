import pg from 'pg'
import { tracedQuery } from './traced-query.ts'

/** The database did not answer a statement in time. It may be frozen, or out of reach of the network. */
export class DatabaseTimeout extends Error {
  constructor() {
    super('The database did not answer in time.')
    this.name = 'DatabaseTimeout'
  }
}

/**
 * Milliseconds to wait for an answer beyond the server's `statement_timeout`: a server that runs ends the statement itself.
 */
const GRACE = 500

/**
 * A connection that is closed when an answer does not come within the limit of a statement. The driver's own limit
 * (`query_timeout`) would leave it open, with the statement under way, for the next user.
 */
export class LimitedClient extends pg.Client {
  readonly #limit: number
  #timer: NodeJS.Timeout | undefined
  #isWaiting = false

  constructor(config: pg.ClientConfig = {}) {
    super(config)
    this.#limit = Number(config.statement_timeout || 0) + GRACE
    const answered = () => {
      this.#isWaiting = false
      clearTimeout(this.#timer)
    }
    this.on('drain', answered)
    this.on('end', answered)
    // A connection that breaks rejects its statements; without a listener the event would end the process as well.
    this.on('error', answered)
  }

  override query(...query: any[]): any {
    clearTimeout(this.#timer)
    this.#isWaiting = true
    // In a busy process the timer runs before an answer is read that may have come in time.
    this.#timer = setTimeout(() => setImmediate(() => this.#giveUp()), this.#limit)
    this.#timer.unref()
    const runQuery = () => Reflect.apply(super.query, this, query)
    // A call with a callback comes from the pool, which traces it.
    return typeof query.at(-1) === 'function' ? runQuery() : tracedQuery(query[0], runQuery)
  }

  #giveUp(): void {
    if (this.#isWaiting) this.connection.stream.destroy(new DatabaseTimeout())
  }
}
