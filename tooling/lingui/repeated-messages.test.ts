import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { plainMessageExtractor } from './extractor.ts'
import { plainMessages } from './plain-messages.ts'
import { type DeclaredMessage, repeatedMessages } from './repeated-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const declaredIn = (file: string, code: string): DeclaredMessage[] =>
  plainMessages(file, code).map((message) => ({ ...message, file }))

test('every message of the product is declared once', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(plainMessageExtractor.match)
  const messages = files.flatMap((file) => declaredIn(file, readFileSync(`${root}${file}`, 'utf8')))
  expect(messages.length).toBeGreaterThan(3000)
  expect(repeatedMessages(messages)).toEqual([])
})

test('a repeated id is reported with all its places, whatever its texts are', () => {
  const messages = [
    ...declaredIn('a.ts', `msg('one', 'One')\nmsg('two', 'Two')`),
    ...declaredIn('b.ts', `msg('three', 'Three')\nmsg('two', 'Zwei')`),
    ...declaredIn('c.ts', `msg('two', 'Two')`),
  ]
  expect(repeatedMessages(messages)).toEqual([
    "'two' is declared in a.ts:2 and b.ts:2 and c.ts:1. Declare it once, export it, and import it in the others.",
  ])
})
