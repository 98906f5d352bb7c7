import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Formatted, formattedText } from '../field/index.ts'
import { compareCode, compareItems, compareTexts, foldCode, lineBreaksDiffer } from './index.ts'

const line = fc.constantFrom('a', 'b', '', '  c', '}')
const code = fc.array(line, { maxLength: 40 }).map((lines) => lines.map((text) => `${text}\n`).join(''))

describe('code', () => {
  test('the lines of either side, put together, are its code', () => {
    fc.assert(
      fc.property(code, code, (before, after) => {
        const lines = compareCode(before, after)
        const side = (gone: 'added' | 'removed') =>
          lines
            .filter(({ kind }) => kind !== gone)
            .map(({ text }) => `${text}\n`)
            .join('')
        expect(side('added')).toBe(before)
        expect(side('removed')).toBe(after)
      }),
    )
  })

  test('folding keeps every line, and every changed one in sight', () => {
    fc.assert(
      fc.property(code, code, (before, after) => {
        const lines = compareCode(before, after)
        const blocks = foldCode(lines)
        expect(blocks.flatMap((block) => block.lines)).toEqual(lines)
        const folded = blocks.filter((block) => block.folded).flatMap((block) => block.lines)
        expect(folded.every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })

  test('a line break at the end is no difference', () => {
    expect(compareCode('a', 'a\n').map(({ kind }) => kind)).toEqual(['same'])
  })

  test.each([
    ['a line break at the end', 'a\nb', 'a\nb\n', true],
    ['line breaks of another kind', 'a\nb', 'a\r\nb', true],
    ['one of another kind', 'a\r\nb\nc\n', 'a\r\nb\r\nc\n', true],
    ['others beside an edited line', 'a\nb\nc', 'a\r\nx\r\nc', true],
    ['no others', 'a\r\nb\n', 'a\r\nb\n', false],
    ['no others beside an added last line', 'a', 'a\nb\n', false],
    ['no others where nothing is the same', '', 'a\r\nb\n', false],
  ])('%s: %j, %j', (_, before, after, differ) => {
    const lines = compareCode(before, after)
    expect(lineBreaksDiffer(before, after, lines)).toBe(differ)
    if (before.split(/\s+/).join() === after.split(/\s+/).join())
      expect(lines.every(({ kind }) => kind === 'same')).toBe(true)
  })

  test('codes that differ without a changed line differ in their line breaks', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = compareCode(before, after)
        const unchanged = lines.every(({ kind }) => kind === 'same')
        if (unchanged) expect(lineBreaksDiffer(before, after, lines)).toBe(before !== after)
      }),
    )
  })
})

describe('texts', () => {
  test('the parts of either side, put together, are its text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '{{ Order }}', '{', 'é'), maxLength: 20 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const compared = compareTexts(before, after)
        expect(compared.before.map((part) => part.text).join('')).toBe(before)
        expect(compared.after.map((part) => part.text).join('')).toBe(after)
      }),
    )
  })

  test('only what was added to a value is marked, and values without much in common differ as a whole', () => {
    expect(compareTexts('{{ Order SKUs }}', '{{ Order SKUs }},{{ Bundle SKU }}').after).toEqual([
      { text: '{{ Order SKUs }}', changed: false },
      { text: ',{{ Bundle SKU }}', changed: true },
    ])
    expect(compareTexts('1048213377', '{{ Conversion ID }}').before).toEqual([{ text: '1048213377', changed: true }])
  })
})

describe('lists', () => {
  const list = (texts: readonly string[], ids?: readonly string[]): Extract<Formatted, { as: 'list' }> => ({
    as: 'list',
    items: texts.map(formattedText),
    ...(ids && { ids }),
  })

  test('items are compared with those of the same id or value', () => {
    const named = compareItems(list(['one', 'two'], ['1', '2']), list(['two', 'three'], ['2', '3']))
    expect(named.before.map(({ changed }) => changed)).toEqual([true, false])
    expect(named.after.map(({ changed }) => changed)).toEqual([false, true])
    const edited = compareItems(list(['one'], ['1']), list(['uno'], ['1']))
    expect(edited.after).toEqual([{ item: formattedText('uno'), changed: true, other: formattedText('one') }])
    const anotherId = compareItems(list(['one'], ['1']), list(['one', 'two'], ['2', '3']))
    expect(anotherId.before.map(({ changed }) => changed)).toEqual([false])
    expect(anotherId.after.map(({ changed }) => changed)).toEqual([false, true])
    const plain = compareItems(list(['a', 'b']), list(['b', 'c']))
    expect(plain.before.map(({ changed }) => changed)).toEqual([true, false])
  })

  test('every item of either side is there, in order', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 })
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const compared = compareItems(list(before), list(after))
        expect(compared.before.map(({ item }) => item)).toEqual(before.map(formattedText))
        expect(compared.after.map(({ item }) => item)).toEqual(after.map(formattedText))
      }),
    )
  })
})
