import { describe, expect } from 'vitest'
import { conditionItem, inputOf, onEvent, settings, tagItem, triggerItem, variableItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, site, test, visitSite } from '../testing/visited-page.ts'

const milestones = [
  triggerItem(1),
  triggerItem(2, { trigger_type: 'dom_ready' }),
  triggerItem(3, { trigger_type: 'page_load' }),
  onEvent(4, 'signup'),
]
const plain = inputOf({ triggers: milestones, tags: milestones.map((_, at) => tagItem(at + 1)) })

const script = (code: string) => `<script nonce="{{ nonce }}">${code}</script>`

async function visit(body: string, more: Partial<Parameters<typeof visitSite>[0]> = {}) {
  await visitSite({ input: plain, pages: { '/': body }, ...more })
  await hasContainer()
  await page.waitForLoadState('load')
}

const push = (item: string) => page.evaluate(`dataLayer.push(${item})`)

describe('a page that', () => {
  test('sends DOMContentLoaded and load again has each milestone once', async () => {
    await visit(html('', RECORDER))
    await expect.poll(() => hitsOn(page)).toEqual([[1], [2], [3]])
    await page.evaluate(() => {
      document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
      window.dispatchEvent(new Event('load'))
    })
    await push("{ event: 'signup' }")
    expect(await hitsOn(page)).toEqual([[1], [2], [3], [4]])
  })

  test('renames its data layer is listened to under that name only', async () => {
    const body = `<!doctype html><head>${RECORDER.replaceAll('{{ nonce }}', 'x')}<script src="/containers/x.js?data_layer_name=own$Layer" async></script></head><body></body>`
    await visit(body)
    await expect.poll(() => hitsOn(page)).toEqual([[1], [2], [3]])
    expect(await page.evaluate("'dataLayer' in window")).toBe(false)
    await page.evaluate("own$Layer.push({ event: 'signup' })")
    expect((await hitsOn(page)).slice(3)).toEqual([[4]])
  })

  test('extends Object.prototype causes no consent, opt-out or event', async () => {
    const pollute = script(`
      Object.prototype.analytics = 1; Object.prototype.event = 'signup'; Object.prototype.eventCallback = 7;
      Object.prototype.wm_opt_out = '1'; Object.prototype.secret = 'leaked'; Object.prototype.onerror = 'hit("attribute")';
    `)
    const input = inputOf({
      triggers: [triggerItem(1), onEvent(2, 'signup')],
      tags: [
        tagItem(1, { consent_type: 'analytics', triggers: [triggerItem(1).id] }),
        tagItem(2, {
          respect_visitors_privacy: true,
          code: '<b id="made"></b><script>hit({{ Secret }})</script>',
          triggers: [triggerItem(1).id],
        }),
      ],
      variables: [variableItem(1, { name: 'Secret', variable_type: 'cookie', value: 'secret' })],
    })
    await visit(html('', RECORDER + pollute), { input })
    expect(await hitsOn(page)).toEqual([[undefined]])
    expect(await page.evaluate("document.getElementById('made').attributes.length")).toBe(1)
    expect(await page.evaluate("waymark('consent.get')")).toEqual({})
    expect(await page.evaluate("waymark('privacy.status')")).toEqual({ optedOut: false })
    expect(await failuresOn(page)).toEqual([])
  })

  test('requires trusted types gets its tags when it has a default policy, and no error when it has none', async () => {
    const headers = { 'content-security-policy': "require-trusted-types-for 'script'" }
    const policy = script(
      "trustedTypes.createPolicy('default', { createScript: (text) => text, createScriptURL: (url) => url, createHTML: (text) => text })",
    )
    const body = (head: string) =>
      html('', RECORDER + head).replace('{{ snippet }}', `${script('')}<script src="/containers/x.js" async></script>`)
    await visit(body(policy), { headers })
    await expect.poll(() => hitsOn(page)).toEqual([[1], [2], [3]])
    expect(await failuresOn(page)).toEqual([])
    site.change({ pages: { '/': body('') } })
    await page.reload()
    await hasContainer()
    expect(await page.evaluate("waymark('version').then((version) => version.appId)")).toBe(plain.appId)
    expect(await hitsOn(page)).toEqual([])
  })

  test('names a field as a property of its form reports clicks in the form', async () => {
    const input = inputOf({
      triggers: [triggerItem(1, { trigger_type: 'click' })],
      tags: [tagItem(1, { code: '<script>hit({{ Click ID }})</script>' })],
    })
    await visit(html('<form><input name="tagName"><button type="button" id="go">go</button></form>', RECORDER), {
      input,
    })
    await page.click('#go')
    expect(await hitsOn(page)).toEqual([['go']])
    expect(await failuresOn(page)).toEqual([])
  })

  test('is replaced by document.write after loading continues without an error', async () => {
    await visit(html('<p id="old">old</p>', RECORDER))
    await expect.poll(() => hitsOn(page)).toHaveLength(3)
    await page.evaluate(() => {
      document.open()
      document.write('<title>New</title><body><p id="new">new</p>')
      document.close()
    })
    await push("{ event: 'signup' }")
    expect((await hitsOn(page)).slice(3)).toEqual([[4]])
    expect(await page.locator('#new').count()).toBe(1)
    expect(await failuresOn(page)).toEqual([])
  })

  test('pushes very large, deep, circular and unreadable things keeps its tags', async () => {
    const input = inputOf({
      triggers: [
        onEvent(1, 'signup'),
        onEvent(
          2,
          'signup',
          conditionItem(3, { variable_id: variableItem(1).id, condition_type: 'contains', value: 'needle' }),
        ),
      ],
      tags: [
        tagItem(1, { code: '<script>hit({{ Deep }}, {{ Text }} && {{ Text }}.length)</script>' }),
        tagItem(2, { code: '<script>hit("needle")</script>' }),
      ],
      variables: [
        variableItem(1, { name: 'Odd', value: 'odd' }),
        variableItem(2, { name: 'Deep', value: 'odd.a.b.c' }),
        variableItem(3, { name: 'Text', value: 'text' }),
      ],
    })
    await visit(html('', RECORDER), { input })
    const again = async (odd: string, more = '') => {
      const before = (await hitsOn(page)).length
      await push(`{ event: 'signup', odd: ${odd}, text: undefined ${more} }`)
      return (await hitsOn(page)).slice(before)
    }
    expect(await again("'needle'")).toEqual([[undefined, undefined], ['needle']])
    expect(await again('(() => { const o = {}; o.self = o; return o })()')).toEqual([[undefined, undefined]])
    expect(
      await again(
        "new Proxy({}, { get() { throw new Error('no') }, ownKeys() { throw new Error('no') }, has() { throw new Error('no') }, getPrototypeOf() { throw new Error('no') } })",
      ),
    ).toEqual([[undefined, undefined]])
    // A proxy that always has one more level, and a value that says it is an element.
    expect(
      await again(
        '(() => { const p = new Proxy(function () {}, { get: (_, key) => key === "toJSON" || typeof key === "symbol" ? undefined : p }); return p })()',
      ),
    ).toHaveLength(1)
    expect(await again("{ nodeType: 1, get outerHTML() { throw new Error('no') } }")).toHaveLength(1)
    expect(await again("{ toJSON() { throw new Error('no') } }")).toHaveLength(1)
    expect(await again('1', ", text: 'x'.repeat(5e6)")).toEqual([[undefined, 5_000_000]])
    expect(await again('Array.from({ length: 2e5 }, (_, at) => ({ at }))')).toHaveLength(1)
    // An item that cannot be read at all is lost; what follows is not.
    await push("new Proxy({}, { get() { throw new Error('no') } })")
    expect(await again("'needle'")).toHaveLength(2)
    expect(await failuresOn(page)).toEqual([])
  })

  test('starts with ten thousand items in its data layer has all of them processed, and the newest kept', async () => {
    const fill = script(
      'window.dataLayer = Array.from({ length: 10000 }, function (_, at) { return { number: at } }); dataLayer.push({ event: "signup" })',
    )
    const input = inputOf({
      triggers: [onEvent(1, 'signup')],
      tags: [tagItem(1, { code: '<script>hit({{ Number }})</script>' })],
      variables: [variableItem(1, { name: 'Number', value: 'number' })],
    })
    await visit(html('', RECORDER + fill), { input })
    await expect.poll(() => hitsOn(page)).toEqual([[9999]])
    expect(await page.evaluate('dataLayer.length')).toBe(300)
  })

  test('freezes its data layer, or its push, still has page view, DOM ready and page load', async () => {
    const freeze = script('window.dataLayer = Object.freeze([{ event: "signup" }])')
    await visit(
      `<!doctype html><head>${RECORDER.replaceAll('{{ nonce }}', 'x')}${freeze}<script src="/containers/x.js" async></script></head><body></body>`,
    )
    await expect.poll(() => hitsOn(page)).toEqual([[4], [1], [2], [3]])
    expect(await failuresOn(page)).toEqual([])
  })

  test('keeps an object of its own under the name of the data layer still has it, and page view', async () => {
    const taken = script('window.dataLayer = { page: "home" }')
    await visit(
      `<!doctype html><head>${RECORDER.replaceAll('{{ nonce }}', 'x')}${taken}<script src="/containers/x.js" async></script></head><body></body>`,
    )
    await expect.poll(() => hitsOn(page)).toEqual([[1], [2], [3]])
    expect(await page.evaluate('dataLayer')).toEqual({ page: 'home' })
    expect(await failuresOn(page)).toEqual([])
  })

  test('has a slow script, and one that removes itself, keeps the order of scripts', async () => {
    const input = inputOf(
      {
        triggers: [triggerItem(1)],
        tags: [
          tagItem(1, {
            code: '<script>var until = Date.now() + 300; while (Date.now() < until); hit("slow")</script>',
          }),
          tagItem(2, {
            code: '<script>document.currentScript.remove(); hit("gone")</script>',
            triggers: [triggerItem(1).id],
          }),
          tagItem(3, {
            code: '<script src="/never.js"></script><script>hit("after")</script>',
            triggers: [triggerItem(1).id],
          }),
          tagItem(4, { code: '<script>hit("last")</script>', triggers: [triggerItem(1).id] }),
        ],
      },
      { settings: { ...settings, delay: 0 } },
    )
    await visit(html('', RECORDER), { input })
    await expect.poll(() => hitsOn(page)).toEqual([['slow'], ['gone'], ['last'], ['after']])
  })
})
