import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inputOf, onEvent, tagItem, variableItem } from '../testing/index.ts'
import { html, openBrowser, openSite, RECORDER, type Site } from '../testing/site.ts'

/** Expressions with references, and what they give with the values that `go` pushes. */
const EXPRESSIONS: readonly (readonly [string, unknown])[] = [
  ['{{ object }}.inner.k', 'v'],
  ['({{ text }}).length', 5],
  ['({{ list }})[1]', 'b'],
  ['({{ list }})?.length', 2],
  ['( {{ object }}.inner ).k', 'v'],
  ['({{ object }}?.inner).k', 'v'],
  ['!({{ object }}).inner', false],
  ['({{ nothing }} || {{ list }}).length', 2],
  ['({{ text }}).toUpperCase()', 'WORDS'],
  ['{{ object }}.inner["{{ key }}"]', 'v'],
  ['{{ object }}.inner[{{ key }}]', 'v'],
  ['`<$' + '{{{ text }}}>`', '<words>'],
  ['`<{{ text }}>`', '<words>'],
  ['new {{ Pair }}(1, 2).second', 2],
  ['new {{ object }}.Pair(3, 4).second', 4],
  ['new ({{ Pair }})(5, 6).second', 6],
]

/** The statements lack semicolons, so that a `(` at the beginning of a line would call the line before it. */
const STATEMENTS = `function () {
  var parts = []
  "{{ text }}".split("r").forEach(function (part) { parts.push(part) })
  {{ list }}.forEach(function (part) { parts.push(part) })
  return parts.join("-")
}`

const CODES = [...EXPRESSIONS.map(([code]) => `function () { return ${code} }`), STATEMENTS]

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await openBrowser()
  site = await openSite({
    input: inputOf({
      triggers: [onEvent(1, 'go')],
      tags: CODES.map((_, at) =>
        tagItem(at + 1, {
          code: `<script>hit(${at}, {{ Code ${at} }}, ${EXPRESSIONS[at]?.[0] ?? 'undefined'})</script>`,
          triggers: [onEvent(1, 'go').id],
        }),
      ),
      variables: CODES.map((value, at) =>
        variableItem(at + 1, { name: `Code ${at}`, variable_type: 'custom_js', value }),
      ),
    }),
    pages: { '/': html('', RECORDER) },
  })
})
afterAll(async () => {
  site?.close()
  await browser?.close()
})

test('references in code keep what JavaScript says about the code around them, in variables and in tags', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/`)
  const seen = await page.evaluate(() => {
    class Pair {
      second: number
      constructor(_first: number, second: number) {
        this.second = second
      }
    }
    const { dataLayer, hits } = window as any
    const object = { inner: { k: 'v' }, Pair }
    dataLayer.push({ event: 'go', text: 'words', list: ['a', 'b'], key: 'k', object, Pair })
    return hits
  })
  expect(seen).toEqual([
    ...EXPRESSIONS.map(([, value], at) => [at, value, value]),
    [EXPRESSIONS.length, 'wo-ds-a-b', undefined],
  ])
})
