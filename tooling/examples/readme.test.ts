import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../run/run.ts'
import { codeIn, readmeCode } from './readme-code.ts'
import { runOnNode } from './run-on-node.ts'

const installed = inject('installed')

test('the examples and the code of the READMEs compile with the types of the packed packages', () => {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', installed, '--pretty', 'false'], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test.each(readmeCode())('$file runs, and prints what the README says', async ({ file, output = '' }) => {
  expect(await runOnNode(join(installed, 'readme', file))).toBe(output)
})

test('every package explains itself with code', () => {
  const packages = new Set(readmeCode().map(({ file }) => file.replace(/-\d+\.tsx?$/, '')))
  expect([...packages]).toEqual(['api-client', 'cli', 'container', 'debugger-core', 'domain', 'forms', 'ui'])
})

test('a block of text right after code is what the code prints', () => {
  const text = '```ts\nconsole.log(1)\n```\n\n```text\n1\n```\n\nAnd:\n\n```tsx\n<b />\n```\n'
  expect(codeIn(text, 'p')).toEqual([
    { file: 'p-1.ts', code: 'console.log(1)\n', output: '1\n' },
    { file: 'p-2.tsx', code: '<b />\n', output: undefined },
  ])
})
