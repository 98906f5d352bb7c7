import { expect, test } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './password.ts'

test('a password matches its hash, another one does not', async () => {
  const hash = await hashPassword('twelve and more', PASSWORD_COST)
  expect(await isPassword('twelve and more', hash, PASSWORD_COST)).toBe(true)
  expect(await isPassword('twelve and less', hash, PASSWORD_COST)).toBe(false)
})

test('a hash keeps the cost that it was made with', async () => {
  const hash = await hashPassword('twelve and more', { log2N: 4, r: 8, p: 1 })
  expect(await isPassword('twelve and more', hash, PASSWORD_COST)).toBe(true)
})

test.each(['', 'x', 'scrypt$4$8$1$AAAA$'])('the hash %j matches nothing', async (hash) => {
  expect(await isPassword('', hash, { log2N: 4, r: 8, p: 1 })).toBe(false)
})
