import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { CallFailed } from '#data/call-failed.ts'
import { outcomesOf } from './after-failure.ts'

const fallback = msg('test.fallback', 'It did not work')

test('a failure of the interface itself is said in the words of the deed', () => {
  expect(outcomesOf(new TypeError('x'), fallback)).toEqual([{ at: 'notice', message: fallback }])
})

test('a taken name is said at the name', () => {
  const failure = new CallFailed({
    kind: 'status',
    status: 400,
    codes: ['NOT_UNIQUE_TAG_NAME_ERROR'],
    errors: [{ status: '400', code: 'NOT_UNIQUE_TAG_NAME_ERROR', title: '', detail: '' }],
    reason: null,
  })
  expect(outcomesOf(failure, fallback)).toMatchObject([{ at: 'field', error: { key: 'name-already-used' } }])
})

test('being signed out shows no notice', () => {
  expect(outcomesOf(new CallFailed({ kind: 'signed-out' }), fallback)).toEqual([{ at: 'login' }])
})
