import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('the hash is the usual SHA-256', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
