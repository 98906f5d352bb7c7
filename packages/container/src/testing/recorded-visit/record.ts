import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { launchOptions } from '../../../../../tooling/browser/find-browser.ts'
import type { RecordedVisit } from '../../simulation/index.ts'

/*
 * Records a visit of the demo shop and prints it with the content given as JSON:
 * node record.ts http://localhost:4200 content.json
 */

const [shop = '', content = ''] = process.argv.slice(2)
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext()
await context.addInitScript(recordPage)
const page = await context.newPage()
const beganAt = Date.now()
const pages: RecordedVisit['pages'][number][] = []

/** Opens a page, does something there and keeps what was recorded; acts may lead to another page. */
async function visit(path: string, act: () => Promise<unknown> = async () => {}): Promise<void> {
  if (path) await page.goto(shop + path, { referer: page.url().startsWith(shop) ? page.url() : '' })
  await page.waitForLoadState('load')
  await page.waitForFunction(() => 'appId' in (window as any).waymark)
  const place = page.url()
  await act()
  const kept = await page.evaluate((url) => JSON.parse(sessionStorage.getItem(`recorded ${url}`)!), place)
  pages.push(kept)
}

const scrollDown = async () => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
}

await visit('/?code=AUT-M', async () => {
  await page.click('#consent-all')
  await scrollDown()
})
await visit('/c/tents', scrollDown)
await visit('/p/fjell-2-tent', async () => {
  await page.click('#size-guide', { modifiers: ['Alt'] })
  await page.click('#add-to-basket')
})
await visit('/p/basecamp-4-tent', () => page.click('#add-to-basket'))
await visit('/journal', async () => {
  await page.click('a[href="#stage-3"]')
  await scrollDown()
})
await visit('/film')
await visit('/gear-finder')
await visit('/basket')
await visit('/checkout', async () => {
  for (const field of await page.locator('#checkout-form input[required]').all()) await field.fill('1@example.org')
  await page.click('#place-order')
  await page.waitForURL('**/thanks**')
})
await visit('')
await visit('/newsletter', async () => {
  await page.fill('#newsletter-form input[type=email]', 'visitor@example.org')
  await page.click('#subscribe')
  await page.waitForURL('**/newsletter/thanks**')
})
await visit('')
await browser.close()
console.log(
  JSON.stringify({ input: JSON.parse(readFileSync(content, 'utf8')), beganAt, pages } satisfies RecordedVisit, null, 1),
)

/** Keeps what happens on a page in the tab, from before its first script on; runs in the browser. */
function recordPage(): void {
  const steps: object[] = []
  const place = `recorded ${location.href}`
  const keep = (step: object) => {
    steps.push(step)
    const { title, referrer } = document
    sessionStorage.setItem(place, JSON.stringify({ url: place.slice(9), title, referrer, steps }))
  }
  const globals = window as any
  globals.dataLayer = []
  globals.dataLayer.push = (...items: any[]) => {
    for (const item of items) if (!String(item.event).startsWith('waymark.')) keep({ do: 'push', item })
    return Array.prototype.push.apply(globals.dataLayer, items)
  }
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
  const fieldsOf = (element: Element) => ({
    elementId: attribute(element, 'id'),
    elementClasses: attribute(element, 'class'),
  })
  const markupOf = (element: Element) => (element.cloneNode() as Element).outerHTML
  addEventListener(
    'click',
    ({ target, button }) => {
      const element = (target as Element).closest('a') ?? (target as Element)
      const elementUrl = element instanceof HTMLAnchorElement ? element.href : ''
      keep({ do: 'click', fields: { ...fieldsOf(element), elementUrl, button }, markup: markupOf(element) })
      if (element.id === 'consent-all') keep({ do: 'api', call: ['consent.set', consents()] })
    },
    true,
  )
  const consents = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[data-consent] input')].map(({ name }) => [name, 1]),
    )
  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    const fields = { ...fieldsOf(form), elementUrl: form.action, elementName: form.name }
    keep({ do: 'submit', fields, markup: markupOf(form) })
  })
  let timer: number | undefined
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const percentage = Math.floor((scrollTop / (scrollHeight - clientHeight)) * 100)
      keep({ do: 'scroll', pixels: scrollTop, percentage })
    }, 200) as unknown as number
  })
  addEventListener('hashchange', () => keep({ do: 'hash', url: location.href }))
  addEventListener('DOMContentLoaded', () => keep({ do: 'ready' }))
  addEventListener('load', () => keep({ do: 'load' }))
}
