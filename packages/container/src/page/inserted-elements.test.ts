import { afterEach, expect } from 'vitest'
import { inputOf, onEvent, tagItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, test, visitSite } from '../testing/visited-page.ts'

afterEach(async () => {
  expect(await failuresOn(page)).toEqual([])
})

/** Inserts the code of a tag into a page. */
async function insert(code: string, headers: Readonly<Record<string, string>> = {}, head = '') {
  await visitSite({
    input: inputOf({ triggers: [onEvent(1, 'go')], tags: [tagItem(1, { code })] }),
    pages: { '/': html('', RECORDER + head) },
    files: { '/file.js': "hit('file')" },
    headers,
  })
  await hasContainer()
  await page.evaluate("dataLayer.push({ event: 'go' })")
}

test('a video or sound that is muted in the code of a tag is muted', async () => {
  await insert('<video muted></video><audio muted></audio><video></video><p muted></p>')
  expect(await page.evaluate("Array.from(document.querySelectorAll('video,audio,p'), ({ muted }) => muted)")).toEqual([
    true,
    true,
    false,
    undefined,
  ])
})

test('a field has the value that its other attributes allow, in whichever order they are written', async () => {
  await insert('<input type="range" value="200" max="500"><input value="7" type="number"><input type="text" value="x">')
  expect(await page.evaluate("Array.from(document.querySelectorAll('input'), ({ value }) => value)")).toEqual([
    '200',
    '7',
    'x',
  ])
})

test('attributes of SVG with a prefix have their namespace', async () => {
  await insert(
    `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><symbol id="icon"><path d="M0 0h9v9z"/></symbol>
      <use xlink:href="#icon" xml:lang="pl"></use></svg><p xlink:href="#icon"></p>`,
  )
  expect(await page.evaluate("document.querySelector('use').href.baseVal")).toBe('#icon')
  expect(
    await page.evaluate(
      "Array.from(document.querySelectorAll('use,p'), ({ attributes }) => Array.from(attributes, ({ name, namespaceURI }) => [name, namespaceURI]))",
    ),
  ).toEqual([
    [
      ['xlink:href', 'http://www.w3.org/1999/xlink'],
      ['xml:lang', 'http://www.w3.org/XML/1998/namespace'],
    ],
    [['xlink:href', null]],
  ])
})

const COMPONENTS = `<script nonce="{{ nonce }}">
  customElements.define('x-child', class extends HTMLElement { constructor() { super(); this.innerHTML = '<b>hi</b>' } })
  customElements.define('x-card', class extends HTMLElement {
    constructor() { super(); hit('made', this.getAttribute('name'), this.children.length) }
    connectedCallback() { hit('connected', this.getAttribute('name'), this.children.length) } })
  customElements.define('x-button', class extends HTMLButtonElement {
    connectedCallback() { hit('button', this.textContent) } }, { extends: 'button' })
</script>`

test('web components find their attributes and children, as in markup that a browser parses', async () => {
  await insert(
    `<section><x-card name="Ann" onclick="hit('clicked')"><i>in</i><img src="/none" onerror="hit('image')">
      <script>hit('script', document.querySelector('x-card').localName)</script></x-card></section>
      <x-child></x-child><button is="x-button">buy</button>`,
    {},
    COMPONENTS,
  )
  await expect
    .poll(() => hitsOn(page))
    .toEqual([['made', 'Ann', 2], ['connected', 'Ann', 2], ['button', 'buy'], ['script', 'x-card'], ['image']])
  await page.evaluate("document.querySelector('x-card').click()")
  expect((await hitsOn(page)).at(-1)).toEqual(['clicked'])
  expect(await page.evaluate("document.querySelector('x-child').innerHTML")).toBe('<b>hi</b>')
})

test('web components find their attributes and children on a page with a strict policy', async () => {
  await insert(
    '<x-card name="Ann"><style>body{--seen:yes}</style><script src="/file.js"></script><script>hit("inline")</script></x-card>',
    {
      'content-security-policy':
        "script-src 'nonce-bm9uY2U'; style-src 'nonce-bm9uY2U'; require-trusted-types-for 'script'; trusted-types waymark",
    },
    COMPONENTS,
  )
  await expect.poll(() => hitsOn(page)).toEqual([['made', 'Ann', 1], ['connected', 'Ann', 1], ['file'], ['inline']])
  expect(await page.evaluate("getComputedStyle(document.body).getPropertyValue('--seen')")).toBe('yes')
})

test('what is in a template stays there until the page takes it out', async () => {
  await insert(
    `<template id="card"><x-card name="Ann"><script src="/file.js"></script></x-card><script>hit('taken out')</script></template>
      <script>hit('after')</script>`,
    {},
    COMPONENTS,
  )
  await expect.poll(() => hitsOn(page)).toEqual([['after']])
  expect(await page.evaluate('card.innerHTML')).toBe(
    `<x-card name="Ann"><script src="/file.js"></script></x-card><script>hit('taken out')</script>`,
  )
  await page.evaluate('document.body.append(document.importNode(card.content, true))')
  await expect.poll(async () => (await hitsOn(page)).flat()).toContain('file')
  expect((await hitsOn(page)).flat()).toContain('taken out')
})
