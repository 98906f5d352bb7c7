import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

const quick = createPasswords({ log2N: 4, r: 8, p: 1 })

test('a password matches its hash, another one does not', async () => {
  const usual = createPasswords()
  const hash = await usual.hash('twelve and more')
  expect(await usual.isRight('twelve and more', hash)).toBe(true)
  expect(await usual.isRight('twelve and less', hash)).toBe(false)
})

test('a hash keeps the cost that it was made with', async () => {
  expect(await createPasswords().isRight('twelve and more', await quick.hash('twelve and more'))).toBe(true)
})

test.each(['', 'x', 'scrypt$4$8$1$AAAA$'])('the hash %j matches nothing', async (hash) => {
  expect(await quick.isRight('', hash)).toBe(false)
})

test('checks of one source wait for those of all others, and preferred ones for none', async () => {
  const passwords = createPasswords()
  const done: string[] = []
  const check = (source: string, isPreferred = false) =>
    passwords.inTurn({ source, isPreferred }, async () => {
      await setImmediate()
      done.push(source)
    })
  await Promise.all([
    ...Array.from({ length: 20 }, () => check('flood')),
    check('one'),
    check('other'),
    check('known', true),
  ])
  const [firstFlood, lastFlood] = [done.indexOf('flood'), done.lastIndexOf('flood')]
  for (const source of ['one', 'other', 'known']) {
    expect(done.indexOf(source)).toBeLessThan(done.indexOf('flood', firstFlood + 6))
  }
  expect(lastFlood).toBe(done.length - 1)
  expect(done.indexOf('known')).toBeLessThan(done.indexOf('one'))
})
