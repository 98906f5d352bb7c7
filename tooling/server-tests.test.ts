import { expect, test } from 'vitest'
import { TESTS_ON_ONE_DATABASE, testsOnPostgres } from './server-tests.ts'

test('the tests that open a database by any of the helpers run on Postgres', () => {
  expect(testsOnPostgres()).toEqual(
    expect.arrayContaining([
      'apps/server/src/items/tags/tags.test.ts',
      'apps/server/src/access/people.test.ts',
      'apps/server/src/seed/demo.test.ts',
      'apps/server/src/webhooks/killed-delivery.test.ts',
    ]),
  )
})

test('the tests without a database do not', () => {
  expect(testsOnPostgres()).not.toContain('apps/server/src/settings.test.ts')
})

test('the tests for which one database is enough exist, and run on Postgres', () => {
  expect(testsOnPostgres()).toEqual(expect.arrayContaining([...TESTS_ON_ONE_DATABASE]))
})
