import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { VariableName } from '../resource/index.ts'
import {
  completeReference,
  namesIn,
  openReference,
  referenceName,
  referencesIn,
  renameReferencesIn,
  replaceReferences,
  tokenize,
  writeReference,
} from './index.ts'

/** Every name that a variable can have, single braces included. */
const name = fc
  .oneof(
    fc.string({ maxLength: 20, unit: fc.constantFrom('{', '}', ' ', 'a', 'b', '$') }),
    fc.string({ maxLength: 20 }),
  )
  .map((text) => text.trim())
  .filter((text) => v.is(VariableName, text))

/** Texts that are rich in braces. */
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.oneof(name.map(writeReference), fc.constantFrom('{', '}', '{{', '}}', ' ', 'a', '\n', '\t', '$1')))
    .map((items) => items.join('')),
)

describe('finding', () => {
  test.each([
    ['no braces', []],
    ['{{ Page Url }}', ['Page Url']],
    ['{{Page Url}} and {{  Plan name  }}', ['Page Url', 'Plan name']],
    ['{{ }} {{}} {{ open', []],
    ['{{ a {{ b }}', ['b']],
    ['{{ a }} }}', ['a']],
    ['{{ a { b } }}', ['a { b }']],
    ['{{{ a }}}', ['a']],
    ['{{{{a}} {{{b}}}', ['a', 'b']],
    ['{{ { a }}', ['{ a']],
    ['{{ two\nlines }}', []],
    ['{{\ta }}', []],
  ])('%j refers to %j', (written, names) => {
    expect(referencesIn(written).map((found) => found.name)).toEqual(names)
  })

  test('the pieces of a text joined are the text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const tokens = tokenize(written)
        expect(tokens.map((token) => token.text).join('')).toBe(written)
        for (const { text: piece, from, to } of tokens) expect(written.slice(from, to)).toBe(piece)
        expect(tokens.some((token, at) => token.text === '' || (at > 0 && token.from !== tokens[at - 1]?.to))).toBe(
          false,
        )
      }),
    )
  })

  test('every name that a variable can have is found again', () => {
    fc.assert(
      fc.property(name, fc.string(), fc.string(), (own, before, after) => {
        const written = `${before.replaceAll('{', '')}${writeReference(own)}${after.replaceAll('}', '')}`
        expect(referencesIn(written).map((found) => found.name)).toContain(own)
        expect(referenceName(writeReference(own))).toBe(own)
      }),
    )
  })

  test('all readers agree on the names in a text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const names = referencesIn(written).map((found) => found.name)
        const replaced: string[] = []
        expect(
          replaceReferences(written, (found) => {
            replaced.push(found)
            return undefined
          }),
        ).toBe(written)
        expect(replaced).toEqual(names)
        expect([...namesIn({ deep: [written] })].sort()).toEqual([...new Set(names)].sort())
        for (const { text: piece, name: found } of tokenize(written)) expect(referenceName(piece)).toBe(found)
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
    expect(renameReferencesIn('{{Plan}} {{ Planet }} Plan {{ Plan }}', names)).toBe(
      '{{ Plan name }} {{ Planet }} Plan {{ Plan name }}',
    )
  })

  test('two variables can swap their names', () => {
    const names = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(renameReferencesIn('{{ a }}{{ b }}', names)).toBe('{{ b }}{{ a }}')
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
        fc.array(fc.oneof(name.map(writeReference), fc.constantFrom(' ', 'x', '$1'))),
        name,
        name,
        (parts, old, fresh) => {
          const text = parts.join('')
          fc.pre(!namesIn(text).has(fresh))
          const there = renameReferencesIn(text, new Map([[old, fresh]]))
          expect(renameReferencesIn(there, new Map([[fresh, old]]))).toBe(text)
        },
      ),
    )
  })
})

describe('typing', () => {
  test.each([
    ['value={{ord', { from: 6, typed: 'ord' }],
    ['{{ Order to', { from: 0, typed: 'Order to' }],
    ['{{', { from: 0, typed: '' }],
    ['{{{ord', { from: 1, typed: 'ord' }],
    ['{{ a { b', { from: 0, typed: 'a { b' }],
    ['{{ a }} {{ b', { from: 8, typed: 'b' }],
    ['no braces', undefined],
    ['{{ a }} after', undefined],
    ['{{ a }', undefined],
    ['{{ a\nb', undefined],
    ['{', undefined],
  ])('at the end of %j it is %j', (written, open) => {
    expect(openReference(written, written.length)).toEqual(open)
  })

  test('completes in place, uses the braces that close already, and puts the caret behind', () => {
    const at = (written: string, caret: number) =>
      completeReference(written, caret, openReference(written, caret) ?? { from: -1 }, 'Order total')
    expect(at('a {{or b', 6)).toEqual({ text: 'a {{ Order total }} b', caret: 19 })
    expect(at('{{or}} b', 4)).toEqual({ text: '{{ Order total }} b', caret: 17 })
    expect(at('{{old name }}', 4)).toEqual({ text: '{{ Order total }}', caret: 17 })
    expect(at('{{ or {{ Plan }}', 5)).toEqual({ text: '{{ Order total }} {{ Plan }}', caret: 17 })
  })

  test('what is completed is a reference to the name that was chosen', () => {
    fc.assert(
      fc.property(name, name, fc.nat(), (begun, chosen, length) => {
        const typed = begun.slice(0, length % (begun.length + 1))
        const written = `a {{ ${typed}`
        const open = openReference(written, written.length)
        fc.pre(open?.from === 2)
        const done = completeReference(written, written.length, { from: 2 }, chosen)
        expect(referencesIn(done.text)).toEqual([expect.objectContaining({ name: chosen, from: 2, to: done.caret })])
      }),
    )
  })
})
