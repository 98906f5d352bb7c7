import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldError } from '../field/index.ts'
import { issueInside, issueOf, pathOf } from './index.ts'

test('a broken rule reads like an issue of a schema', () => {
  const form = { rows: [{ value: 'a >' }] }
  const issue = issueOf({ path: ['rows', 0, 'value'], key: 'maximum', limit: 10 }, form)
  expect(v.getDotPath(issue)).toBe('rows.0.value')
  expect(issue.input).toBe('a >')
  expect(fieldError(issue)).toEqual({ key: 'maximum', limit: 10 })
})

test('a rule over the whole has no path, and can be seen from outside', () => {
  const issue = issueOf({ path: [], key: 'required' }, {})
  expect(pathOf(issue)).toEqual([])
  expect(pathOf(issueInside(['settings', 'pairs'], issue))).toEqual(['settings', 'pairs'])
})
