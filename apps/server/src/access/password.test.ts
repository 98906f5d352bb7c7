import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

const quick = createPasswords({ log2N: 4, r: 8, p: 1 })

test('a password matches its hash, another one does not', async () => {
  const usual = createPasswords()
  const hash = await usual.hash('twelve and more')
  expect(await usual.isRight('twelve and more', hash, 0)).toBe(true)
  expect(await usual.isRight('twelve and less', hash, 0)).toBe(false)
})

test('a hash keeps the cost that it was made with', async () => {
  expect(await createPasswords().isRight('twelve and more', await quick.hash('twelve and more'), 0)).toBe(true)
})

test.each(['', 'x', 'scrypt$4$8$1$AAAA$'])('the hash %j matches nothing', async (hash) => {
  expect(await quick.isRight('', hash, 0)).toBe(false)
})
