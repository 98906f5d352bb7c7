import { expect } from 'vitest'
import { inputOf, onEvent, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { hasContainer, page, site, test, visitSite } from '../testing/visited-page.ts'

const analytics = inputOf({ triggers: [triggerItem(1)], tags: [tagItem(1, { consent_type: 'analytics' })] })

test('consent is kept on a page that has a form named "cookie"', async () => {
  await visitSite({
    input: analytics,
    pages: { '/': html('', `${RECORDER}<form name="cookie"></form>`) },
  })
  await hasContainer()
  await page.evaluate("waymark('consent.set', { analytics: 1 })")
  await page.reload()
  await hasContainer()
  expect(await page.evaluate("waymark('consent.get')")).toEqual({ analytics: 1 })
  await expect.poll(() => hitsOn(page)).toEqual([[1]])
  expect(await failuresOn(page)).toEqual([])
})

test('a frame made by srcdoc shares what was decided with the pages of its site', async () => {
  const frame = html().replaceAll('"', '&quot;').replace('{{ snippet }}', '<script src=/containers/x.js></script>')
  await visitSite({ input: analytics, pages: { '/': html(`<iframe srcdoc="${frame}"></iframe>`, RECORDER) } })
  // A host with a wider domain, on which the browser takes cookies for both.
  await page.goto(site.origin.replace('127.0.0.1', 'www.shop.localhost'))
  await hasContainer()
  const inFrame = page.frames().find((one) => one !== page.mainFrame())!
  await inFrame.waitForFunction("'waymark' in window && 'appId' in window.waymark")
  await inFrame.evaluate("waymark('consent.set', { analytics: 1 })")
  await page.evaluate("waymark('consent.set', { analytics: 0 })")
  expect(await page.evaluate("document.cookie.split('wm_consents').length - 1")).toBe(1)
  await page.reload()
  await hasContainer()
  expect(await page.evaluate("waymark('consent.get')")).toEqual({ analytics: 0 })
})

test('a tag that fires once per visitor does so where the storage of the browser is full', async () => {
  const visitor = { firing_frequency: 'once_per_visitor' } as const
  const input = inputOf({
    triggers: [onEvent(1, 'first'), onEvent(2, 'second')],
    tags: [tagItem(1, visitor), tagItem(2, { ...visitor, triggers: [onEvent(2, 'second').id] })],
  })
  await visitSite({ input, pages: { '/': html('', RECORDER) } })
  await hasContainer()
  await page.evaluate(() => {
    const pushed = (window as any).dataLayer
    pushed.push({ event: 'first' })
    for (let size = 1 << 20; size; size >>= 1)
      for (let full = false; !full; )
        try {
          localStorage.setItem(`fill ${size} ${localStorage.length}`, '.'.repeat(size))
        } catch {
          full = true
        }
    for (const event of ['second', 'second', 'first']) pushed.push({ event })
  })
  expect(await hitsOn(page)).toEqual([[1], [2]])
})

test.for(['127.0.0.1', 'localhost', 'shop.localhost', 'www.shop.localhost'])(
  'a decision is kept on the host %s, and no other cookie is pushed out by it',
  async (host) => {
    await visitSite({ input: analytics, pages: { '/': html('', RECORDER) } })
    await page.goto(site.origin.replace('127.0.0.1', host))
    await hasContainer()
    // As many as the browser keeps for a site, with that of the container.
    await page.evaluate("for (let number = 0; number < 179; number++) document.cookie = 'c' + number + '=1'")
    await page.evaluate("waymark('consent.set', { analytics: 1 })")
    await page.reload()
    await hasContainer()
    expect(await page.evaluate("waymark('consent.get')")).toEqual({ analytics: 1 })
    await page.evaluate("waymark('consent.set', { analytics: 0 })")
    expect(await page.evaluate('document.cookie.split(";").length')).toBe(180)
  },
)
