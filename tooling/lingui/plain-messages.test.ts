import { expect, test } from 'vitest'
import { plainMessages } from './plain-messages.ts'

const read = (code: string) => plainMessages('a.ts', code).map(({ id, message }) => [id, message])

test('a message is read with its id, text and line', () => {
  expect(plainMessages('a.ts', `\nconst a = msg('x.one', 'One')`)).toEqual([{ id: 'x.one', message: 'One', line: 2 }])
})

test('calls over several lines and all quotes are read', () => {
  expect(read(`msg(\n  "x",\n  'It\\'s {count, plural, one {# tag} other {# tags}}',\n)`)).toEqual([
    ['x', "It's {count, plural, one {# tag} other {# tags}}"],
  ])
  expect(read('msg(`x`, `a\\u00a0b`)')).toEqual([['x', 'a\u00a0b']])
})

test('comments and other names are skipped', () => {
  expect(read(`// msg(1)\n/* msg(x) */ import { msg } from 'm'; formatmsg('a', b); 'http://x'; msg('y', 'Y')`)).toEqual(
    [['y', 'Y']],
  )
})

test('an id that is not a literal is refused with its place', () => {
  expect(() => plainMessages('a.ts', "\nmsg(id, 'Text')")).toThrow('a.ts:2')
  expect(() => plainMessages('a.ts', ['msg(`x.$', '{y}`, `Text`)'].join(''))).toThrow('a.ts:1')
})
