import { describe, expect, test } from 'vitest'
import { circle, unknownNames } from './index.ts'

describe('checking', () => {
  const variable = (own: string, value: string, options: unknown = {}) => ({ name: own, value, options })

  test('names of no variable are reported, built-in ones are known', () => {
    expect(unknownNames(['{{ Plan }} {{ Page Url }} {{ b }} {{ a }}'], new Set(['Plan']))).toEqual(['a', 'b'])
  })

  test('the shortest circle is returned in order', () => {
    const others = [variable('B', '{{ C }} {{ D }}'), variable('C', '{{ D }}'), variable('D', '', { x: ['{{ A }}'] })]
    expect(circle(variable('A', '{{ B }}'), others)).toEqual(['A', 'B', 'D', 'A'])
    expect(circle(variable('A', '{{ A }}'), others)).toEqual(['A', 'A'])
  })

  test('circles that do not touch the variable are not its own', () => {
    const others = [variable('B', '{{ C }}'), variable('C', '{{ B }}')]
    expect(circle(variable('A', '{{ B }} {{ missing }}'), others)).toBeUndefined()
  })

  test('the edited variable replaces the stored one', () => {
    expect(circle(variable('A', 'plain'), [variable('A', '{{ A }}')])).toBeUndefined()
  })
})
