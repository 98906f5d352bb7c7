import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseTimeout } from './postgres-client.ts'

/** No connection to the database could be opened; `cause` is the reason. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('No connection to the database could be had.', { cause })
    this.name = 'NoConnection'
  }
}

/**
 * Codes of Postgres for a database that cannot do its work now and may do it later: by class, connections (08), resources
 * (53), intervention of an operator (57), errors of the system (58); by code, no writes (25006), a transaction that was
 * idle for too long (25P03), and a lock that was not free in time (55P03).
 */
const SQLSTATES = /^(?:08|53|57|58)\w{3}$|^(?:25006|25P03|55P03)$/u
/** Codes of the system for a server that cannot be reached. */
const SYSTEM = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN)$/u
/** Errors of the driver, which have no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/u

/** Whether an error of a query, or of a transaction, means that the database cannot answer now, and not that it was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof NoConnection) return true
  return error instanceof DrizzleQueryError && isAway(error.cause)
}

/** Whether an error of the driver itself, such as one of connecting, means that the server may be there later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeout || DRIVER.test(error.message)) return true
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // A socket file that is missing comes with its server; a file that the address names for TLS does not.
  if (code === 'ENOENT') return syscall === 'connect'
  return typeof code === 'string' && (SQLSTATES.test(code) || SYSTEM.test(code))
}
