import { expect, test } from 'vitest'
import { readDebugToken, signDebugToken } from './debug-token.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-03-02T09:00:00Z')
const until = now.getTime() / 1000 + 60
const claims = { siteId: 'b0d9', version: 'draft-id', user: 'user-id', until }

test('a token names its version', () => {
  expect(readDebugToken([key], signDebugToken(key, claims), now)).toEqual(claims)
})

test('a token begins with the id of its site', () => {
  expect(signDebugToken(key, claims).startsWith('b0d9.')).toBe(true)
})

test('a token expires', () => {
  const later = new Date('2026-03-02T09:01:00Z')
  expect(readDebugToken([key], signDebugToken(key, claims), later)).toBeUndefined()
})

test('a token that was never handed out is invalid, though the installation signed it', () => {
  const { user, ...claimless } = claims
  expect(user).toBe('user-id')
  expect(readDebugToken([key], signDebugToken(key, claimless as typeof claims), now)).toBeUndefined()
})

test.each(['', 'x', 'a.b', 'b0d9.e30.AAAA', '....'])('%j is no token', (text) => {
  expect(readDebugToken([key], text, now)).toBeUndefined()
})

test('a token changed to another site or signed by another key is invalid', () => {
  const token = signDebugToken(key, claims)
  expect(readDebugToken([key], token.replace('b0d9', 'b0d8'), now)).toBeUndefined()
  expect(readDebugToken([new Uint8Array(32)], token, now)).toBeUndefined()
})
