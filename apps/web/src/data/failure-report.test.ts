import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { CallFailed } from '#data/call-failed.ts'
import { reportOfThrown } from './failure-report.ts'

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
})
