import { msg } from '@waymark/domain/message'
import { expect, test } from 'vitest'
import { settingLines } from './setting-lines.ts'

const tag = (...triggers: { id: string; name: string }[]) => ({ name: 'Sale', triggers })
const setting = { path: ['triggers'], label: msg('test.triggers', 'Triggers') }
const linesOf = (...versions: object[]) =>
  settingLines({ kind: 'tag', contentOf: (values) => values, around: tag() }, setting, versions)

test('versions with the same content have no lines', () => {
  const one = tag({ id: 'a', name: 'Order' })
  expect(linesOf(one, one, one)).toEqual([[], [], []])
})

test('another trigger of the same name than before is marked', () => {
  const before = tag({ id: 'a', name: 'Order' })
  const [mine, theirs, earlier] = linesOf(tag(), tag({ id: 'b', name: 'Order' }), before)
  expect(mine).toHaveLength(1)
  expect(JSON.stringify(theirs)).toContain('another trigger of the same name')
  expect(JSON.stringify(earlier)).not.toContain('another')
})
