import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodeLanguage, codeMarks } from './code-marks.ts'

/** The coloured ranges in order: `string "a"`. */
const colours = (code: string, language: CodeLanguage = 'html') =>
  codeMarks(code, language).map(({ from, to, colour }) => `${colour} ${code.slice(from, to)}`)
const script = (code: string) => colours(`<script>${code}</script>`).slice(2, -2)

test('a tag, its attributes and their values have different colours', () => {
  expect(colours('<div class="a > b" hidden data-x=1>5 < 6</div><!-- done -->')).toEqual([
    'tag <div',
    'attribute class',
    'string "a > b"',
    'attribute hidden',
    'attribute data-x',
    'string 1',
    'tag >',
    'tag </div',
    'tag >',
    'comment <!-- done -->',
  ])
})

test('a script is coloured as a script up to its end tag', () => {
  expect(colours("<script async>var a = '<b>' // c</script>\n<p>if</p>")).toEqual([
    'tag <script',
    'attribute async',
    'tag >',
    'keyword var',
    "string '<b>'",
    'comment // c',
    'tag </script',
    'tag >',
    'tag <p',
    'tag >',
    'tag </p',
    'tag >',
  ])
})

test('words, numbers, strings, comments and regular expressions of a script have different colours', () => {
  expect(script('if (x1.delete(0x1F, 1.5e3) /* "no" */) return `a b`')).toEqual([
    'keyword if',
    'number 0x1F',
    'number 1.5e3',
    'comment /* "no" */',
    'keyword return',
    'string `a b`',
  ])
  expect(script("a = b / c / d; e.match(/it's[/]/g)")).toEqual(["string /it's[/]/g"])
})

test('an unclosed string ends with its line', () => {
  expect(script("a('it\nvar b")).toEqual(["string 'it", 'keyword var'])
})

test('names and values of style rules are coloured', () => {
  expect(colours('<style>.a1 { color: red; margin: 0 -1.5em } /* x */</style>').slice(2, -2)).toEqual([
    'attribute color',
    'attribute margin',
    'number 0',
    'number -1.5em',
    'comment /* x */',
  ])
})

test('names and values of JSON have different colours, also when it is cut off', () => {
  expect(colours('{"a \\" b": ["c", -1.5, true, null], "d": "cut…', 'json')).toEqual([
    'attribute "a \\" b"',
    'string "c"',
    'number -1.5',
    'keyword true',
    'keyword null',
    'attribute "d"',
    'string "cut…',
  ])
})

test('marks are in order and inside the code for any input', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<style',
    '<!--',
    '-->',
    '"',
    "'",
    '`',
    '/',
    '\\',
    '\n',
    '{{',
    '=',
  )
  const code = fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(code, fc.constantFrom<CodeLanguage>('html', 'json'), (text, language) => {
      let end = 0
      for (const { from, to } of codeMarks(text, language)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test.each(['/[', '/a', '"', "'", '`', '/*', '<!--', '<a ', '\\\\', '/ ', '{"'])(
  'a large code in which %j is never closed is read as well',
  (opening) => {
    const code = `<script>${opening.repeat(30_000)}`
    expect(codeMarks(code, 'html').length).toBeGreaterThan(1)
    expect(codeMarks(code, 'json')).toBeInstanceOf(Array)
  },
)
