import { expect, test } from 'vitest'
import { relayTarget } from './relay-target.ts'

const origin = 'https://waymark.example'
const of = (relayState: string | undefined) => relayTarget(relayState, origin)

test('an address in the product is followed with its query', () => {
  expect(of('/tag/app/1/tags?sort=name#x')).toBe('/tag/app/1/tags?sort=name#x')
  expect(of('/administration/')).toBe('/administration/')
  expect(of('/account')).toBe('/account')
  expect(of(`${origin}/tag`)).toBe('/tag')
})

test.each([
  undefined,
  '',
  '/login?RelayState=/tag',
  '/tags-of-others',
  'https://evil.example/tag',
  '//evil.example/tag',
  '/\\evil.example/tag',
  'java\nscript:alert(1)',
  '/tag/../containers/x.js',
  '\t//evil.example',
])('%j leads to the start', (relayState) => expect(of(relayState)).toBe('/tag'))
