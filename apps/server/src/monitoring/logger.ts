import { type DestinationStream, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { isUnavailable } from '#database/unavailable.ts'
import { loggableError } from '#loggable-error.ts'

/** How much is logged: everything from this level on. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** `json`: a line of JSON each; `pretty`: a coloured line for people. */
export type LogFormat = 'json' | 'pretty'

/** The fields of a line beside its message: ids, names that the product gives, numbers. Nothing that a user has typed. */
export interface LogFields {
  /** Anything thrown; it is logged by `loggableError`. */
  readonly err?: unknown
  readonly [name: string]: unknown
}

type Log = (fields: LogFields, message: string) => void

/** Writes the lines of the server's log. */
export interface Logger {
  readonly debug: Log
  readonly info: Log
  readonly warn: Log
  readonly error: Log
}

/** The level of an error: a database that cannot answer now is no fault of the server. */
export const levelOf = (error: unknown) => (isUnavailable(error) ? 'warn' : 'error')

const options = (level: LogLevel): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: loggableError },
})

/** A logger that writes lines of JSON, to the standard output unless another destination is given. */
export const createJsonLogger = (level: LogLevel, destination?: DestinationStream): Logger =>
  destination ? pino(options(level), destination) : pino(options(level))

/** The logger of a process. What the coloured format needs is loaded for it alone. */
export async function createLogger(level: LogLevel, format: LogFormat): Promise<Logger> {
  if (format === 'json') return createJsonLogger(level)
  const { prettyFactory } = await import('pino-pretty')
  const pretty = prettyFactory({ singleLine: true, colorize: process.stdout.isTTY, translateTime: 'SYS:HH:MM:ss.l' })
  return createJsonLogger(level, { write: (line) => process.stdout.write(pretty(JSON.parse(line))) })
}
