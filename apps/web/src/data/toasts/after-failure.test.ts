import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { CallFailed } from '#data/call-failed.ts'
import { outcomesOf } from './after-failure.ts'

const fallback = msg('test.fallback', 'It did not work')

test('an exception of the app itself shows the message of the action', () => {
  expect(outcomesOf(new TypeError('x'), fallback)).toEqual([{ at: 'toast', message: fallback }])
})

test('a taken name is an error of the name field', () => {
  const failure = new CallFailed({
    kind: 'status',
    status: 400,
    codes: ['NOT_UNIQUE_TAG_NAME_ERROR'],
    errors: [{ status: '400', code: 'NOT_UNIQUE_TAG_NAME_ERROR', title: '', detail: '' }],
    reason: null,
  })
  expect(outcomesOf(failure, fallback)).toMatchObject([{ at: 'field', error: { key: 'name-already-used' } }])
})

test('being signed out shows no toast', () => {
  expect(outcomesOf(new CallFailed({ kind: 'signed-out' }), fallback)).toEqual([{ at: 'login' }])
})
