import { CancelledError } from '@tanstack/react-query'
import { CANNOT_FETCH_SESSION, type Failure } from '@waymark/api-client/client'
import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { CallFailed } from '#data/api/call-failed.ts'
import { reasonOfThrown, reportOfThrown } from './report-of-thrown.ts'

const fallback = msg('test.fallback', 'It did not work')

test('an exception of the interface itself is reported with the message of the action', () => {
  expect(reportOfThrown(new TypeError('x'), fallback)).toMatchObject({ fields: [], message: fallback })
})

test('a taken name is reported at the name field', () => {
  const failure = new CallFailed({
    kind: 'status',
    status: 400,
    codes: ['NOT_UNIQUE_TAG_NAME_ERROR'],
    errors: [{ status: '400', code: 'NOT_UNIQUE_TAG_NAME_ERROR', title: '', detail: '' }],
    reason: null,
  })
  expect(reportOfThrown(failure, fallback)).toMatchObject({ fields: [{ error: { key: 'name-already-used' } }] })
})

test('a missing session shows no toast', () => {
  expect(reportOfThrown(new CallFailed({ kind: 'signed-out' }), fallback).message).toBeUndefined()
  expect(reportOfThrown(new CancelledError(), fallback).message).toBeUndefined()
})

test('a change of one item of many always has a reason', () => {
  const refused = (status: number, code?: string) =>
    reasonOfThrown(
      new CallFailed({
        kind: 'status',
        status,
        codes: code ? [code] : [],
        errors: code ? [{ status: `${status}`, code, title: '', detail: '' }] : [],
        reason: null,
      }),
    ).message.id
  expect(refused(403, 'FORBIDDEN_ERROR')).toBe('failure.forbidden')
  expect(refused(400, 'NOT_UNIQUE_TAG_NAME_ERROR')).toBe('field-error.name-already-used')
  expect(refused(500)).toBe('failure.server')
  expect(refused(418)).toBe('failure.no-reason')
  const idOf = (failure: Failure) => reasonOfThrown(new CallFailed(failure)).message.id
  expect(idOf({ kind: 'offline' })).toBe('failure.offline')
  expect(idOf({ kind: 'shape', text: 'Response invalid' })).toBe('failure.unexpected-answer')
  expect(idOf({ kind: 'session', text: CANNOT_FETCH_SESSION, cause: { kind: 'offline' } })).toBe('failure.offline')
})
