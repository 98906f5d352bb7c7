import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { PRODUCT, SHOP } from '../installation.ts'
import { violations } from '../pages/axe.ts'
import { Debugger } from '../pages/debugger.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

let debug: Debugger

test.beforeEach(async ({ page }) => {
  await new Product(page).enter('owner')
  debug = new Debugger(page)
})

/** Starts a server of one page, on another host than the shop. */
async function serve(answer: (origin: string) => { headers?: Record<string, string>; status?: number; html?: string }) {
  const server: Server = createServer((_, response) => {
    const { headers = {}, status = 200, html = '' } = answer(origin())
    response.writeHead(status, { 'content-type': 'text/html', ...headers })
    response.end(html)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: origin(), close: () => server.close() }
}

const snippet = (appId: string) => `<script async src="${PRODUCT}/containers/${appId}.js"></script>`
const reasons = (page: Page) => page.getByRole('region', { name: 'What usually causes this' }).getByRole('listitem')
const confirm = (page: Page) => page.getByRole('button', { name: 'Connect to this host' }).click()

test('a page without snippet, or with that of another site, fails after thirty seconds with that as the likeliest reason', async ({
  page,
}) => {
  await page.clock.install()
  await debug.open(SITES.shop)
  await debug.begin(`${SHOP}/without-container`)
  await expect(page.getByRole('button', { name: /^Connecting, \d+ s$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection to the site' })).toBeVisible()
  await expect(reasons(page).first()).toContainText('The snippet is missing')
  await expect(debug.tab).toHaveAccessibleName('Debugger, connection failed')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const check = page.getByRole('button', { name: 'Check the snippet' })
  await check.click()
  const dialog = page.getByRole('dialog', { name: 'The snippet of Northwind Outdoor' })
  const snippet = dialog.getByRole('region', { name: 'Snippet' })
  await expect(snippet).toContainText(`${PRODUCT}/containers/${SITES.shop}.js`)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy code' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain(`/containers/${SITES.shop}.js`)
  await page.keyboard.press('Escape')
  await expect(check).toBeFocused()
  await page.getByRole('button', { name: 'Copy container id' }).click()
  await expect.poll(copied).toBe(SITES.shop)

  const window = await debug.begin(`${SHOP}/other-site`)
  await window.waitForFunction(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.length)
  await expect.poll(() => window.evaluate('name')).toBe('')
  await page.clock.fastForward(31_000)
  await expect(reasons(page).first()).toContainText('The page loads another container')
  await expect(reasons(page).first()).toContainText(SITES.outlet)
})

test('a site that isolates itself from other windows is disconnected at once, and its policy is named', async ({
  page,
}) => {
  const site = await serve(() => ({
    headers: { 'cross-origin-opener-policy': 'same-origin' },
    html: snippet(SITES.shop),
  }))
  await debug.open(SITES.shop)
  await debug.address.fill(`${site.origin}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await confirm(page)
  await expect(reasons(page).first()).toContainText('The site isolates its windows')
  site.close()
})

test('a host that is not of the site is opened only after confirmation, and a redirect to another host gets no draft', async ({
  page,
}) => {
  const otherHost = await serve(() => ({ html: snippet(SITES.shop) }))
  await debug.open(SITES.shop)
  await debug.address.fill(`${otherHost.origin}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Let ${new URL(otherHost.origin).host} read the draft?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(page.context().pages()).toHaveLength(1)
  await page.reload()
  await expect(debug.address).toHaveValue(SHOP)

  await page.clock.install()
  await page.reload()
  const redirect = await serve(() => ({ status: 302, headers: { location: `${otherHost.origin}/` } }))
  await debug.address.fill(`${redirect.origin}/`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const opening = page.context().waitForEvent('page')
  await confirm(page)
  const window = await opening
  await expect(window).toHaveURL(`${otherHost.origin}/`)
  await expect.poll(() => window.evaluate('window.waymark && name')).toBe('')
  expect(await window.evaluate('sessionStorage.length')).toBe(0)
  await page.clock.fastForward(31_000)
  await expect(reasons(page).first()).toContainText(`A page at ${otherHost.origin} answered`)
  otherHost.close()
  redirect.close()
})

test('the initial address is the one used last, else that of the link, else that of the site', async ({ page }) => {
  const path = `${PRODUCT}/tag/app/${SITES.shop}/debug`
  await page.goto(`${path}?initialUrl=${encodeURIComponent(`${SHOP}/film`)}`)
  await expect(debug.address).toHaveValue(`${SHOP}/film`)
  await page.goto(`${path}?initialUrl=javascript:alert(1)&targetUrl=javascript:alert(1)`)
  await expect(debug.address).toHaveValue(SHOP)
  await page.goto(`${path}?targetUrl=${encodeURIComponent(`${SHOP}/journal`)}`)
  await expect(debug.address).toHaveValue(`${SHOP}/journal`)
  await expect(page).toHaveURL(path)
  await page.goto(`${path}?initialUrl=${encodeURIComponent(`${SHOP}/film`)}`)
  await expect(debug.address).toHaveValue(`${SHOP}/journal`)

  await debug.address.click()
  await expect(page.getByRole('option')).toHaveText([/journal.*Last used/, SHOP])
  await page.getByRole('option', { name: SHOP, exact: true }).click()
  await expect(debug.address).toHaveValue(SHOP)

  await debug.address.fill('javascript:alert(1)')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Not a valid address, such as https://example.com')).toBeVisible()
  await expect(debug.address).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
})

test('cancelling a connection closes its window, and the second click of a double click does not cancel it', async ({
  page,
}) => {
  await debug.open(SITES.shop)
  const window = await debug.begin(`${SHOP}/without-container`)
  const closed = window.waitForEvent('close')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await closed
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeFocused()
  await expect(debug.tab).toHaveAccessibleName('Debugger, not connected')

  await page.clock.setFixedTime(new Date())
  await debug.address.fill(`${SHOP}/`)
  await page.keyboard.press('Escape')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await opened
  await debug.expectConnected()
})

test('the debugger itself cannot be debugged', async ({ page }) => {
  await debug.open(SITES.shop)
  await debug.address.fill(`${PRODUCT}/tag/app/${SITES.outlet}/debug`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const opening = page.context().waitForEvent('page')
  await confirm(page)
  const inner = await opening
  const alerted = await inner.waitForEvent('dialog')
  expect(alerted.message()).toBe('Debug in debug is not supported')
  await alerted.accept()
})
