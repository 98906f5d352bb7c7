import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  circle,
  complete,
  namesIn,
  reference,
  referenceName,
  references,
  renameReferences,
  renameReferencesIn,
  unknownNames,
  withPlaceholders,
} from './index.ts'

const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.includes('{') && !text.includes('}'))

describe('finding', () => {
  test.each([
    ['no braces', []],
    ['{{ Page Url }}', ['Page Url']],
    ['{{Page Url}} and {{  Plan name  }}', ['Page Url', 'Plan name']],
    ['{{ }} {{}} {{ open', []],
    ['{{ a {{ b }}', ['b']],
    ['{{ a }} }}', ['a']],
    ['{{ two\nlines }}', ['two\nlines']],
  ])('%j refers to %j', (text, names) => {
    expect(references(text).map((found) => found.name)).toEqual(names)
  })

  test('a name is found again between any texts', () => {
    fc.assert(
      fc.property(name, fc.string(), fc.string(), (own, before, after) => {
        const text = `${before.replaceAll('{', '')}${reference(own)}${after.replaceAll('}', '')}`
        expect(references(text).map((found) => found.name)).toContain(own)
      }),
    )
  })

  test('a lone reference gives its name, anything around it does not', () => {
    expect(referenceName('{{ Plan }}')).toBe('Plan')
    expect(referenceName('{{ Plan }} ')).toBeUndefined()
    expect(referenceName('{{ a }}{{ b }}')).toBeUndefined()
    expect(referenceName('Plan')).toBeUndefined()
  })

  test('names are found however deep they lie', () => {
    expect([...namesIn({ a: ['{{ x }}', { b: 'say {{ y }} twice {{ y }}' }], c: null, d: 1 })].sort()).toEqual([
      'x',
      'y',
    ])
  })
})

describe('renaming', () => {
  test('only the renamed variable is rewritten', () => {
    const names = new Map([['Plan', 'Plan name']])
    expect(renameReferences('{{Plan}} {{ Planet }} Plan {{ Plan }}', names)).toBe(
      '{{ Plan name }} {{ Planet }} Plan {{ Plan name }}',
    )
  })

  test('two variables can swap their names', () => {
    const names = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(renameReferences('{{ a }}{{ b }}', names)).toBe('{{ b }}{{ a }}')
  })

  test('a value that is not touched stays the same object', () => {
    const value = { rows: [{ text: '{{ a }}' }, { text: 'b' }] }
    const renamed = renameReferencesIn(value, new Map([['a', 'z']]))
    expect(renamed).toEqual({ rows: [{ text: '{{ z }}' }, { text: 'b' }] })
    expect(renamed.rows[1]).toBe(value.rows[1])
    expect(renameReferencesIn(value, new Map([['other', 'z']]))).toBe(value)
  })

  test('renaming there and back gives the text that was written in the usual way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(name.map(reference), fc.constantFrom(' ', 'x', '$1'))),
        name,
        name,
        (parts, old, fresh) => {
          const text = parts.join('')
          fc.pre(!namesIn(text).has(fresh))
          const there = renameReferences(text, new Map([[old, fresh]]))
          expect(renameReferences(there, new Map([[fresh, old]]))).toBe(text)
        },
      ),
    )
  })
})

describe('completing', () => {
  const names = ['Page Url', 'Campaign', 'Old page', 'Plan']

  test('names that begin like what is typed come first', () => {
    const completion = complete('go {{ pa', 8, names)
    expect(completion).toMatchObject({ from: 3, to: 8 })
    expect(completion?.suggestions.map((suggestion) => suggestion.name)).toEqual(['Page Url', 'Campaign', 'Old page'])
    expect(completion?.suggestions[0]).toEqual({ name: 'Page Url', insert: '{{ Page Url }}', importance: 99 })
  })

  test('braces that already close are replaced along', () => {
    expect(complete('{{ pl }} rest', 5, names)).toMatchObject({ from: 0, to: 8 })
    expect(complete('{{ pl {{ Plan }}', 5, names)).toMatchObject({ from: 0, to: 5 })
  })

  test.each([
    ['no braces', 3],
    ['{{ a }} after', 10],
    ['{{ a\nb', 6],
    ['{', 1],
  ])('nothing is suggested in %j', (text, caret) => {
    expect(complete(text, caret, names)).toBeUndefined()
  })
})

describe('checking', () => {
  const variable = (own: string, value: string, options: unknown = {}) => ({ name: own, value, options })

  test('names that nobody has are reported, built-in ones are known', () => {
    expect(unknownNames(['{{ Plan }} {{ Page Url }} {{ b }} {{ a }}'], new Set(['Plan']))).toEqual(['a', 'b'])
  })

  test('a circle is told in order, the shortest one', () => {
    const others = [variable('B', '{{ C }} {{ D }}'), variable('C', '{{ D }}'), variable('D', '', { x: ['{{ A }}'] })]
    expect(circle(variable('A', '{{ B }}'), others)).toEqual(['A', 'B', 'D', 'A'])
    expect(circle(variable('A', '{{ A }}'), others)).toEqual(['A', 'A'])
  })

  test('circles that do not touch the variable are not its own', () => {
    const others = [variable('B', '{{ C }}'), variable('C', '{{ B }}')]
    expect(circle(variable('A', '{{ B }} {{ missing }}'), others)).toBeUndefined()
  })

  test('what is being edited counts instead of what is stored', () => {
    expect(circle(variable('A', 'plain'), [variable('A', '{{ A }}')])).toBeUndefined()
  })
})

test('references become a word for checks of selectors', () => {
  expect(withPlaceholders('#row-{{ n }} > [id="{{ id }}"]')).toBe('#row-x > [id="x"]')
})
