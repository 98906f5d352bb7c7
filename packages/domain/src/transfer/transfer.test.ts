import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../failure/index.ts'
import { FILE_PROBLEMS, fileProblemOf, IMPORT_FILE_LIMIT, inspectFile, isTooLarge } from './index.ts'

const FILE = {
  version: '1.0.0',
  app: { name: 'Outlet' },
  source_version: { version_major: 3, version_minor: 1 },
  tags: [{}, {}],
  triggers: [{}],
  variables: [],
}

test('a file tells where it is from and what it holds', () => {
  expect(inspectFile(JSON.stringify(FILE))).toEqual({
    site: 'Outlet',
    version: '3.1',
    counts: { tags: 2, triggers: 1, variables: 0 },
  })
})

test('a file that is no export tells nothing, one that is not JSON is none', () => {
  expect(inspectFile('{}')).toEqual({ site: undefined, version: undefined, counts: undefined })
  expect(inspectFile('name,template')).toBeUndefined()
  expect(inspectFile('')).toBeUndefined()
})

test('any JSON can be inspected', () => {
  fc.assert(fc.property(fc.json(), (text) => inspectFile(text) !== undefined))
})

test('2 MB are allowed, one byte more is not', () => {
  expect([IMPORT_FILE_LIMIT, IMPORT_FILE_LIMIT + 1].map(isTooLarge)).toEqual([false, true])
})

test.each([
  [['NOT_IMPORT_FILE_ERROR'], 'missing-version'],
  [['UNSUPPORTED_IMPORT_FILE_VERSION_ERROR'], 'unsupported-version'],
  [['INVALID_IMPORT_FILE_ERROR'], 'invalid-file'],
  [['PAYLOAD_TOO_LARGE_ERROR'], 'not-json-or-too-big'],
  [['SOMETHING_ELSE'], 'invalid-file'],
  [[], 'unknown-error'],
])('%s of the server is shown as %s', (codes, problem) => {
  expect(fileProblemOf(codes)).toBe(problem)
})

test('every code of the server has a text', () => {
  for (const code of Object.keys(ERROR_CODES)) expect(FILE_PROBLEMS[fileProblemOf([code])].message).toBeTruthy()
})
