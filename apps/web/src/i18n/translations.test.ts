import { readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'))

const english = catalogue('en')
const polish = catalogue('pl')

type Piece =
  | { is: 'words'; words: string }
  | { is: 'count'; of: string }
  | { is: 'value'; name: string; format: string }
  | { is: 'choice'; name: string; type: string; cases: Record<string, CompiledMessage> }

/** The parts of a message, including those inside its choices; `counted` is the number that `#` stands for. */
function* pieces(message: CompiledMessage, counted?: string): Generator<Piece> {
  for (const token of typeof message === 'string' ? [message] : message) {
    if (token === '#' && counted) yield { is: 'count', of: counted }
    else if (typeof token === 'string') yield { is: 'words', words: token }
    else {
      const [name, type = '', format] = token
      if (typeof format !== 'object') yield { is: 'value', name, format: [type, format].join(' ').trim() }
      else {
        const cases = Object.fromEntries(Object.entries(format ?? {}).filter(([key]) => key !== 'offset'))
        yield { is: 'choice', name, type, cases }
        for (const each of Object.values(cases)) yield* pieces(each, type === 'select' ? counted : name)
      }
    }
  }
}

const isExact = (key: string) => /^\d+$/.test(key)

/** The distinct parts of a text other than words: values and formats, choices and their cases, elements, quoted braces. */
function shownIn(text: string): string[] {
  const shown = new Set<string>(text.match(/'[{}][^']*'/g))
  for (const piece of pieces(compileMessage(text))) {
    if (piece.is === 'count') shown.add(`# ${piece.of}`)
    else if (piece.is === 'value') shown.add(`${piece.name} ${piece.format}`)
    else if (piece.is === 'words') for (const [element] of piece.words.matchAll(/<\/?\w+\/?>/g)) shown.add(element)
    else {
      const own = Object.keys(piece.cases).filter((key) => piece.type === 'select' || isExact(key))
      shown.add([piece.name, piece.type, ...own.sort()].join(' '))
    }
  }
  return [...shown].sort()
}

test('every text has a Polish translation with the same values', () => {
  expect(Object.keys(polish)).toEqual(Object.keys(english))
  for (const [id, text] of Object.entries(english)) {
    const translated = polish[id] ?? ''
    expect(translated.trim(), id).not.toBe('')
    expect(shownIn(translated), id).toEqual(shownIn(text))
  }
})

test('every Polish plural has the four Polish forms, or one for all', () => {
  for (const [id, text] of Object.entries(polish)) {
    for (const piece of pieces(compileMessage(text))) {
      if (piece.is !== 'choice' || piece.type !== 'plural') continue
      const forms = Object.keys(piece.cases).filter((key) => !isExact(key))
      expect(['one few many other', 'other'], id).toContain(forms.join(' '))
    }
  }
})

test('recovery codes have one name in Polish', () => {
  for (const [id, text] of Object.entries(english))
    if (/recovery code/i.test(text)) expect(polish[id], id).toMatch(/zapasow/)
})

test.each([
  ['an element', /<\/?b>/g, ''],
  ['a value', '{name}', ''],
  ['a format', '{size, number}', '{size}'],
  ['a number', /#/g, ''],
  ['a case of a number', '=0 {none}', ''],
  ['a case of a choice', 'true {on}', 'yes {on}'],
  ['a reference', "'{{ tag }}'", ''],
])('a text without %s of the other is told from it', (_, part, instead) => {
  const whole =
    "<b>{name}</b> {size, number} {count, plural, =0 {none} one {# tag} other {# tags}} '{{ tag }}' {on, select, true {on} other {off}}"
  const differing = whole.replace(part, instead)
  expect(differing).not.toBe(whole)
  expect(shownIn(differing)).not.toEqual(shownIn(whole))
})
