import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loggableError } from './loggable-error.ts'

const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

/** An error as the driver makes it. */
function databaseError(message: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { severity: 'ERROR', ...more })
}

describe('what is logged of an error', () => {
  test('of a query is its SQL without parameters, and the cause without details', () => {
    const cause = databaseError('duplicate key value violates unique constraint "users_email_unique"', {
      code: '23505',
      detail: 'Key (email)=(marked@northwind.example) already exists.',
      where: 'COPY users, line 1: "marked"',
      table: 'users',
      constraint: 'users_email_unique',
    })
    const logged = loggableError(new DrizzleQueryError('insert into users values ($1)', ['marked@x'], cause))
    expect(logged).toMatchObject({
      type: 'Error',
      message: 'A query failed',
      query: 'insert into users values ($1)',
      causes: [
        {
          message: 'duplicate key value violates unique constraint "users_email_unique"',
          code: '23505',
          table: 'users',
          constraint: 'users_email_unique',
        },
      ],
    })
    expect(JSON.stringify(logged)).not.toContain('marked')
  })

  test.each([
    ['invalid input syntax for type uuid: "marked"', 'invalid input syntax for type uuid: "…"'],
    ['invalid input syntax for type json: "a "marked" b"', 'invalid input syntax for type json: "…"'],
    ['canceling statement due to statement timeout', 'canceling statement due to statement timeout'],
  ])('of the database’s message %s is what stands before a value', (message, logged) => {
    expect(loggableError(databaseError(message)).message).toBe(logged)
  })

  test.each([
    ['JSON', () => JSON.parse('marked')],
    ['a schema', () => v.parse(v.number(), 'marked')],
    [
      'a message with line breaks',
      () => {
        throw new Error('"\n    at marked (file:1:1)"')
      },
    ],
    [
      'no error',
      () => {
        throw { secret: 'marked' }
      },
    ],
    [
      'several errors',
      () => {
        throw new AggregateError([new Error('"marked"')], '"marked"')
      },
    ],
  ])('of %s holds no value', (_, work) => {
    const logged = JSON.stringify(loggableError(thrown(work)))
    expect(logged).not.toContain('marked')
  })

  test('tells where it was thrown, also for its causes, and ends where causes go round', () => {
    const error = new Error('outer', { cause: new TypeError('inner') })
    const [cause] = loggableError(error).causes ?? []
    expect(loggableError(error).stack).toContain('loggable-error.test.ts')
    expect(cause).toMatchObject({ type: 'TypeError', message: 'inner', stack: expect.stringContaining('at ') })
    error.cause = error
    expect(JSON.stringify(loggableError(error)).match(/outer/g)).toHaveLength(5)
  })
})
