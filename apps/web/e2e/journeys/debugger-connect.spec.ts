import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { PRODUCT, SHOP } from '../installation.ts'
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

test('a page without snippet, or with that of another site, fails after thirty seconds with that as the likeliest reason', async ({
  page,
}) => {
  const path = `${PRODUCT}/tag/app/${SITES.shop}/debug`
  await page.clock.install()
  await page.goto(`${path}?targetUrl=${encodeURIComponent(`${SHOP}/without-container`)}`)
  await expect(debug.address).toHaveValue(`${SHOP}/without-container`)
  await expect(page).toHaveURL(path)

  await test.step('the second click of a double click does not cancel, a later one closes the window', async () => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    const window = await opened
    await page.clock.setSystemTime(now + 10_000)
    const closed = window.waitForEvent('close')
    await cancel.click()
    await closed
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeFocused()
    await expect(debug.tab).toHaveAccessibleName('Debugger, not connected')
  })

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Connecting, \d+ s$/ })).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection to the site' })).toBeVisible()
  await expect(reasons(page).first()).toContainText('The snippet is missing')
  await expect(debug.tab).toHaveAccessibleName('Debugger, connection failed')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Check the snippet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(copied).toContain(`${PRODUCT}/containers/${SITES.shop}.js`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Copy container id' }).click()
  await expect.poll(copied).toBe(SITES.shop)

  const window = await debug.begin(`${SHOP}/other-site`)
  await window.waitForFunction(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.length)
  await expect.poll(() => window.evaluate('name')).toBe('')
  await page.clock.fastForward(31_000)
  await expect(reasons(page).first()).toContainText('The page loads another container')
  await expect(reasons(page).first()).toContainText(SITES.outlet)
})

test('a host that is not of the site is opened only after confirmation, and gets no draft after a redirect, from an isolated window or as a debugger', async ({
  page,
}) => {
  const otherHost = await serve(() => ({ html: snippet(SITES.shop) }))
  const redirect = await serve(() => ({ status: 302, headers: { location: `${otherHost.origin}/` } }))
  const isolated = await serve(() => ({
    headers: { 'cross-origin-opener-policy': 'same-origin' },
    html: snippet(SITES.shop),
  }))
  const begin = async (address: string) => {
    await debug.address.fill(address)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^(Connect|Try again)$/ }).click()
  }
  const confirm = async () => {
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Connect to this host' }).click()
    return opening
  }
  await page.clock.install()
  const link = `?initialUrl=${encodeURIComponent(`${SHOP}/film`)}`
  await page.goto(`${PRODUCT}/tag/app/${SITES.shop}/debug${link}`)
  await expect(debug.address).toHaveValue(`${SHOP}/film`)
  await begin(`${otherHost.origin}/`)
  const question = page.getByRole('alertdialog', { name: `Let ${new URL(otherHost.origin).host} read the draft?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(page.context().pages()).toHaveLength(1)
  await page.reload()
  await expect(debug.address).toHaveValue(`${SHOP}/film`)

  await begin(`${redirect.origin}/`)
  const window = await confirm()
  await expect(window).toHaveURL(`${otherHost.origin}/`)
  await expect.poll(() => window.evaluate('window.waymark && name')).toBe('')
  expect(await window.evaluate('sessionStorage.length')).toBe(0)
  await page.clock.fastForward(31_000)
  await expect(reasons(page).first()).toContainText(`A page at ${otherHost.origin} answered`)

  await begin(`${isolated.origin}/`)
  await confirm()
  await expect(reasons(page).first()).toContainText('The site isolates its windows')

  await begin(`${PRODUCT}/tag/app/${SITES.outlet}/debug`)
  const inner = await confirm()
  const alerted = await inner.waitForEvent('dialog')
  expect(alerted.message()).toBe('Debug in debug is not supported')
  await alerted.accept()
  for (const site of [otherHost, redirect, isolated]) site.close()
})
