import { afterEach, expect } from 'vitest'
import { inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, openBrowser, RECORDER } from '../testing/site.ts'
import { hasContainer, page, testIn, visitSite } from '../testing/visited-page.ts'

const test = testIn(() => openBrowser({ keepsPages: true }))

afterEach(async () => {
  expect(await failuresOn(page)).toEqual([])
})

test("a page that comes back from the browser's memory follows what was decided meanwhile, and is no new page view", async () => {
  const input = inputOf({
    triggers: [triggerItem(1)],
    tags: [tagItem(1, { consent_type: 'analytics' }), tagItem(2, { triggers: [triggerItem(1).id] })],
  })
  const restored =
    '<script>addEventListener("pageshow", function (event) { window.restored = event.persisted })</script>'
  await visitSite({
    input,
    pages: { '/': html('<a href="/other">other</a>', RECORDER + restored), '/other': html('', RECORDER) },
  })
  await hasContainer()
  expect(await hitsOn(page)).toEqual([[2]])
  await page.click('a')
  await page.waitForURL('**/other')
  await hasContainer()
  await page.evaluate("waymark('consent.set', { analytics: 1 })")
  expect(await hitsOn(page)).toEqual([[2], [1]])
  await page.evaluate('history.back()')
  await expect.poll(() => page.evaluate('window.restored')).toBe(true)
  await expect.poll(() => hitsOn(page)).toEqual([[2], [1]])
  expect(await page.evaluate("dataLayer.filter(({ event }) => event === 'waymark.pageView').length")).toBe(1)
})

// Browsers under remote control give up rendering ahead, so the page itself says that it is.
test('a page that is rendered before the visitor goes there waits until they do', async () => {
  const input = inputOf({ triggers: [triggerItem(1)], tags: [tagItem(1)] })
  const ahead = `<script>
    window.isAhead = true
    Object.defineProperty(Document.prototype, 'prerendering', { get: function () { return isAhead } })
  </script>`
  await visitSite({ input, pages: { '/': html('', RECORDER + ahead) } })
  await page.waitForLoadState('networkidle')
  expect(await hitsOn(page)).toEqual([])
  expect(await page.evaluate("'appId' in waymark")).toBe(false)
  await page.evaluate("dataLayer.push({ early: true }); waymark('consent.set', { analytics: 1 })")
  await page.evaluate("isAhead = false; document.dispatchEvent(new Event('prerenderingchange'))")
  expect(await hitsOn(page)).toEqual([[1]])
  expect(await page.evaluate("waymark('consent.get')")).toEqual({ analytics: 1 })
})

test('a link that waited for tags is not followed by a page that was left otherwise and comes back', async () => {
  const input = inputOf({ triggers: [triggerItem(1, { trigger_type: 'click' })], tags: [tagItem(1)] })
  const hold = `<script>
    window.held = []
    const { setTimeout: later } = window
    window.setTimeout = (run, ms) => ms === ${input.settings.delay} ? held.push(run) : later(run, ms)
    addEventListener('pageshow', function (event) { window.restored = event.persisted })
  </script>`
  const other = '<!doctype html><title>Other</title><script>failures = []</script>'
  const body = html('<a href="/late">late</a>', RECORDER + hold)
  await visitSite({ input, pages: { '/': body, '/other': other, '/late': other } })
  await hasContainer()
  await page.click('a')
  expect(await page.evaluate('held.length')).toBe(1)
  await page.evaluate("location.href = '/other'")
  await page.waitForURL('**/other')
  await page.evaluate('history.back()')
  await expect.poll(() => page.evaluate('window.restored')).toBe(true)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.evaluate("held[0](); fetch('/after').then((answer) => answer.text())")
  expect(paths).toEqual(['/after'])
})
