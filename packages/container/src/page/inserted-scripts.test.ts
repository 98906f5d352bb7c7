import { afterEach, expect } from 'vitest'
import { inputOf, onEvent, tagItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, test, visitSite } from '../testing/visited-page.ts'

afterEach(async () => {
  expect(await failuresOn(page)).toEqual([])
})

const onGo = onEvent(1, 'go')
const elements = () => page.evaluate('document.querySelectorAll("*").length')

test('200 firings leave no element behind', async () => {
  const code = `<script>hit('inline')</script><script src="/file.js"></script><script async src="/async.js"></script>
    <script type="module">hit('module')</script><script nomodule>hit('old')</script><script src="/missing.js"></script>`
  await visitSite({
    input: inputOf({ triggers: [onGo], tags: [tagItem(1, { code })] }),
    pages: { '/': html('<p>page</p>', RECORDER) },
    files: { '/file.js': "hit('file')", '/async.js': "hit('async')" },
  })
  await hasContainer()
  const before = await elements()
  await page.evaluate("for (let n = 0; n < 200; n++) dataLayer.push({ event: 'go' })")
  const counts = async () => {
    const names = (await hitsOn(page)).flat()
    return ['inline', 'file', 'async', 'module', 'old'].map((name) => names.filter((one) => one === name).length)
  }
  await expect.poll(counts).toEqual([200, 200, 200, 200, 0])
  await expect.poll(elements).toBe(before)
  expect(await page.evaluate('document.body.childNodes.length')).toBe(1)
})

test('data in script elements stays, and so does a script that can be looked up by its id', async () => {
  const code = `<script type="application/ld+json">{"@type":"Product"}</script>
    <script id="widget" src="/file.js" data-key="7"></script><script src="/file.js"></script>`
  await visitSite({
    input: inputOf({ triggers: [onGo], tags: [tagItem(1, { code })] }),
    pages: { '/': html('', RECORDER) },
    files: { '/file.js': "hit('file')" },
  })
  await hasContainer()
  await page.evaluate("dataLayer.push({ event: 'go' })")
  await expect.poll(async () => (await hitsOn(page)).length).toBe(2)
  await expect.poll(() => page.evaluate('document.body.querySelectorAll("script").length')).toBe(2)
  expect(await page.evaluate('document.querySelector("#widget").dataset.key')).toBe('7')
})

test('scripts run their own handlers for loading and failing before the next script, wherever they are', async () => {
  const on = (place: string) => `onload="hit('${place} loaded')" onerror="hit('${place} failed')"`
  const scripts = (place: string) =>
    `<script src="/file.js" ${on(place)}></script><script src="http://127.0.0.1:9/gone.js" ${on(place)}></script><script>hit('${place} next')</script>`
  const written = `<script>document.write(${JSON.stringify(scripts('written')).replaceAll('</script', '<\\/script')})</script>`
  const templates = [
    { code: scripts('tag') },
    { code: scripts('popup'), template: 'custom_popup' },
    { code: scripts('content'), template: 'custom_content', template_options: { target_element_id: 'slot' } },
    { code: written, document_write: true },
  ]
  await visitSite({
    input: inputOf({
      triggers: [onGo],
      tags: templates.map((template, number) => tagItem(number, { ...template, triggers: [onGo.id] })),
    }),
    pages: { '/': html('<div id="slot"></div>', RECORDER) },
    files: { '/file.js': "hit('file')" },
  })
  await hasContainer()
  await page.evaluate("dataLayer.push({ event: 'go' })")
  const hitsIn = async (place: string) => (await hitsOn(page)).flat().filter((hit) => `${hit}`.startsWith(place))
  for (const place of ['tag', 'popup', 'content', 'written'])
    await expect.poll(() => hitsIn(place)).toEqual([`${place} loaded`, `${place} failed`, `${place} next`])
  expect(await page.evaluate('document.body.querySelectorAll("script").length')).toBe(0)
})
