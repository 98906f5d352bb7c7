import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

test('the test of a recorded visit passes on the packed engine', () => {
  const { status, stdout } = spawnSync('node', ['--test', '--test-reporter=tap'], {
    cwd: join(inject('installed'), 'firing-test'),
    encoding: 'utf8',
  })
  expect(stdout).toContain('# pass 2\n')
  expect(status).toBe(0)
})
