import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../run/run.ts'
import { codeIn, installsIn, readmes } from './readme-code.ts'
import { runOnNode } from './run-on-node.ts'

const installed = inject('installed')

test('the examples and the code of the READMEs compile with the types of the packed packages', () => {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', installed, '--pretty', 'false'], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

const blocks = readmes().flatMap(({ name, blocks }) => blocks.map((block) => ({ name, ...block })))

test.each(blocks)('$file of $name runs, and prints what the README says', async ({ name, file, output = '' }) => {
  expect(await runOnNode(join(installed, 'readme', name, file))).toBe(output)
})

test('every package explains itself with code', () => {
  const explained = readmes().flatMap(({ name, blocks }) => (blocks.length > 0 ? [name] : []))
  expect(explained).toEqual(['api-client', 'cli', 'container', 'debugger-core', 'domain', 'forms', 'ui'])
})

test('a block of text right after code is what the code prints', () => {
  const text = '```ts\nconsole.log(1)\n```\n\n```text\n1\n```\n\nAnd:\n\n```tsx\n// b.tsx\n<b />\n```\n'
  expect(codeIn(text)).toEqual([
    { file: '1.ts', code: 'console.log(1)\n', output: '1\n' },
    { file: 'b.tsx', code: '// b.tsx\n<b />\n', output: undefined },
  ])
})

test('what a README says to install stands in lines and in sentences', () => {
  expect(installsIn('    npm install --global a @b/c\n\nWith `npm install d a`:\n')).toEqual(['a', '@b/c', 'd'])
})
