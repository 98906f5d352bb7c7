/** What is logged of an error: nothing that a user has typed, and nothing that the database holds. */
export interface LoggableError {
  /** Name of its class. */
  readonly type: string
  /** Its message up to the first quoted value. */
  readonly message: string
  /** The SQLSTATE of a database error, or the code of a system error. */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  /** The text of the SQL statement; its parameters are `$1`, `$2` and so on. */
  readonly query?: string
  /** Where it was thrown, one line per call. */
  readonly stack?: string
  readonly causes?: readonly LoggableError[]
}

/**
 * Turns anything thrown into what may be logged; errors reach the log in no other way. Messages of the database, of
 * `JSON.parse` and of validation repeat values in quotes, those of Drizzle list all parameters of the statement, and the
 * database's `detail` holds whole rows. None of that is kept.
 */
export const loggableError = (error: unknown): LoggableError => describe(error, DEPTH)

/** How many causes below each other are described. */
const DEPTH = 4
/** What identifies a part of the schema in an error of the database; none of it comes from a user. */
const NAMES = ['constraint', 'table', 'column'] as const

function describe(error: unknown, depth: number): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something other than an error was thrown' }
  const { name, message, stack, cause } = error
  const { query, code, errors } = error as { query?: unknown; code?: unknown; errors?: unknown }
  const isQuery = typeof query === 'string'
  const names = Object.fromEntries(NAMES.flatMap((key) => stringAt(error, key)))
  const causes = [...(cause === undefined ? [] : [cause]), ...(Array.isArray(errors) ? errors : [])]
  return {
    type: name,
    message: isQuery && message.startsWith('Failed query') ? 'A query failed' : withoutValues(message, names),
    ...(typeof code === 'string' && { code }),
    ...names,
    ...(isQuery && { query }),
    ...framesOf(stack, message),
    ...(causes.length > 0 && depth > 0 && { causes: causes.map((inner) => describe(inner, depth - 1)) }),
  }
}

function stringAt(error: object, key: string): [string, string][] {
  const value = (error as Record<string, unknown>)[key]
  return typeof value === 'string' ? [[key, value]] : []
}

/** A message up to the first text in double quotes that is no name of the schema. */
function withoutValues(message: string, names: Readonly<Record<string, string>>): string {
  const known = new Set(Object.values(names))
  const parts = message.split('"')
  const hidden = parts.findIndex((part, at) => at % 2 === 1 && !known.has(part))
  return hidden < 0 ? message : `${parts.slice(0, hidden).join('"')}"…"`
}

/** The calls of a stack, without the message that it begins with. */
function framesOf(stack: string | undefined, message: string): { stack?: string } {
  if (!stack) return {}
  const from = stack.indexOf(message)
  const rest = from < 0 ? stack : stack.slice(from + message.length)
  const frames = rest.split('\n').filter((line) => /^\s+at \S/u.test(line))
  return { stack: frames.map((line) => line.trim()).join('\n') }
}
