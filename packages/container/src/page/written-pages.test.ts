import { describe, expect } from 'vitest'
import type { CompileInput } from '../compile/index.ts'
import { idOf, inputOf, onEvent, tagItem, triggerItem } from '../testing/index.ts'
import { hitsOn, html, RECORDER } from '../testing/site.ts'
import { page, test, visitSite } from '../testing/visited-page.ts'

const again = onEvent(2, 'again')

async function visit(input: CompileInput, body: string, files: Readonly<Record<string, string>> = {}) {
  await visitSite({ input, pages: { '/': body }, files })
  await page.waitForLoadState('load')
}

describe('a page that tags write into', () => {
  test('runs all scripts of a tag, also after a nomodule script and a module', async () => {
    const code = `<script nomodule src="/old.js"></script><script type="module">hit('module')</script>
      <script src="/new.js"></script><script>hit('last')</script>`
    await visit(inputOf({ triggers: [triggerItem(1)], tags: [tagItem(1, { code })] }), html('', RECORDER), {
      '/old.js': "hit('old')",
      '/new.js': "hit('new')",
    })
    await expect.poll(async () => (await hitsOn(page)).flat().sort()).toEqual(['last', 'module', 'new'])
    expect((await hitsOn(page)).at(-1)).toEqual(['last'])
  })

  test('keeps what they write with document.write where that is allowed, and drops it elsewhere', async () => {
    const write =
      '<script>document.write("<i class=written>w</i><script>hit(\\"inner\\")<\\/script>"); hit("outer")</script>'
    const input = inputOf({
      triggers: [triggerItem(1), triggerItem(2, { trigger_type: 'page_load' })],
      tags: [tagItem(1, { code: write, document_write: true }), tagItem(2, { code: write })],
    })
    await visit(input, html('<p id="here">here</p>', RECORDER))
    await expect.poll(() => hitsOn(page)).toEqual([['outer'], ['inner'], ['outer']])
    expect(await page.locator('.written').count()).toBe(1)
    expect(await page.locator('#here').count()).toBe(1)
    expect(await page.evaluate('/native code/.test(document.write.toString())')).toBe(true)
  })

  test('stays when they open or close it, and opens and closes as before afterwards', async () => {
    const code = `<script>if (document.open() === document) document.write('<i class="written">w</i>'); document.close(); hit('ran')</script>`
    const input = inputOf({
      triggers: [triggerItem(1), triggerItem(2, { trigger_type: 'page_load' })],
      tags: [
        tagItem(1, { code: `${code}<script src="/opens.js"></script>`, document_write: true }),
        tagItem(2, { code }),
      ],
    })
    await visit(input, html('<p id="here">here</p>', RECORDER), {
      '/opens.js': "document.open(); document.write('<b class=written>w</b>'); document.close(); hit('loaded')",
    })
    await expect.poll(async () => (await hitsOn(page)).flat().sort()).toEqual(['loaded', 'ran', 'ran'])
    await expect.poll(() => page.locator('.written').count()).toBe(2)
    expect(await page.locator('#here').count()).toBe(1)
    const natives = ['write', 'writeln', 'open', 'close'].map((name) => `/native code/.test(document.${name})`)
    expect(await page.evaluate(natives.join(' && '))).toBe(true)
  })

  test('shows popups that close, and content in its place', async () => {
    const input = inputOf({
      triggers: [triggerItem(1, { trigger_type: 'page_load' }), again],
      tags: [
        tagItem(1, {
          template: 'custom_popup',
          code: '<p>Hello {{ Page Path }}</p><button class="wm-popup-close">x</button><script>hit("popup")</script>',
          triggers: [idOf('trigger', 1), idOf('trigger', 2)],
        }),
        tagItem(2, {
          template: 'custom_content',
          template_options: { target_element_id: ' slot ' },
          code: 'Plain <b>{{ Event }}</b>',
          triggers: [idOf('trigger', 1), idOf('trigger', 2)],
        }),
      ],
    })
    await visit(input, html('<div id="slot">old</div>', RECORDER))
    await expect.poll(() => page.locator('#slot').textContent()).toBe('Plain waymark.pageLoad')
    expect(await page.locator(`#wm-popup-${idOf('tag', 1)}[data-track-content] p`).textContent()).toBe('Hello /')
    await page.evaluate("dataLayer.push({ event: 'again' })")
    expect(await page.locator(`#wm-popup-${idOf('tag', 1)}`).count()).toBe(1)
    expect(await page.locator('#slot div[data-content-name="Tag 2"]').textContent()).toBe('Plain again')
    await page.click('.wm-popup-close')
    expect(await page.locator(`#wm-popup-${idOf('tag', 1)}`).count()).toBe(0)
  })
})
