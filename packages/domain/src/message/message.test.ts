import { expect, test } from 'vitest'
import { msg } from './message.ts'

test('a message keeps its id and its English text', () => {
  expect(msg('tag.name', 'Tag name')).toEqual({ id: 'tag.name', message: 'Tag name' })
})
