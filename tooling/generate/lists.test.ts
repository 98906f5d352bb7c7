import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run/run.ts'
import { lists } from './lists.ts'

const generated = await lists()

test.each(Object.keys(generated))('%s is what `pnpm generate` writes', (path) => {
  expect(readFileSync(`${root}${path}`, 'utf8')).toBe(generated[path])
})
