import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { connectionTo } from './postgres-address.ts'
import { LimitedClient } from './postgres-client.ts'
import { tracedQuery } from './traced-query.ts'
import { NoConnection } from './unavailable.ts'

/** How many connections a pool has at most, and how long their work may take, in milliseconds. */
export interface PoolLimits {
  readonly connections: number
  /** Until a connection is free, or a new one is made. */
  readonly wait: number
  readonly statement: number
  /** Part of a statement's time that is spent on waiting for a lock. */
  readonly lock: number
  /** Between two statements of a transaction. */
  readonly idleInTransaction: number
}

/** Connections to a Postgres server, and the database over them. */
export interface Pool {
  readonly db: Database
  /** How many connections are there, how many of them are free, and how many users wait for one. */
  counts(): { total: number; idle: number; waiting: number }
  end(): Promise<void>
}

/** Opens a pool; connections are made when they are needed. */
export function openPool(url: string, limits: PoolLimits): Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: limits.connections,
    connectionTimeoutMillis: limits.wait,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    Client: LimitedClient,
  })
  // An idle connection that breaks must not end the process: the next query opens another one.
  pool.on('error', () => {})
  const query = pool.query.bind(pool) as (...query: any[]) => Promise<any>
  Object.assign(pool, { query: (...statement: any[]) => tracedQuery(statement[0], () => query(...statement)) })
  return {
    db: Object.assign(drizzle(pool), { transaction: transactionsOn(pool) }),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  }
}

/**
 * Drizzle's own transaction never gives a connection back on which `begin` failed, and so loses it for the pool; and where
 * the work of a transaction failed with its connection, it throws the error of its `rollback`.
 */
const transactionsOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new NoConnection(error)
    })
    const run = work as Parameters<ReturnType<typeof drizzle>['transaction']>[0]
    let failure: unknown
    const remember = (error: unknown) => {
      failure = error
      throw error
    }
    try {
      return (await drizzle(client).transaction((tx) => run(tx).catch(remember), config)) as any
    } catch (error) {
      throw failure ?? error
    } finally {
      client.release()
    }
  }
