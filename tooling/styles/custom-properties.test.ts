import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'

const SOURCES = [
  'apps/web/src/**/*.css',
  'packages/ui/src/**/*.css',
  'apps/web/src/**/*.tsx',
  'packages/ui/src/**/*.tsx',
]
/** Set by the library of the headless list. */
const ELSEWHERE = ['--button-width']

test('a style sheet uses no custom property that nothing sets, unless it has a fallback', () => {
  const files = execFileSync('git', ['ls-files', ...SOURCES], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const set = new Set(ELSEWHERE)
  for (const { text } of texts) for (const [, name = ''] of text.matchAll(/(--[\w-]+)['"]?\]?:/g)) set.add(name)
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name = '']) => !set.has(name))
      .map(([use]) => `${file}: ${use}`),
  )
  expect(unknown).toEqual([])
})
