import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, before, test } from 'node:test'
import globalSetup from '../global-setup.ts'
import { installation, PASSWORD, SEED_FOLDER } from '../installation.ts'
import { answers, serve, stop } from '../servers.ts'
import { type Browser, openBrowser } from './webdriver.ts'

/*
 * The main journey in WebKitGTK, whose engine is that of Safari: `docs/browsers.md`. It is no part of the tests, because the
 * engine is not installed with them.
 */

const SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const DRIVER_PORT = 4681
const FROM_DATE = '//li[@data-row]//input[@role="combobox"]'

const { product, shop, environment } = installation(0)
const ends: (() => unknown)[] = []
let browser: Browser

before(async () => {
  ends.push(await globalSetup())
  for (const [file, address] of [
    ['apps/server/src/main.ts', `${product}/readyz`],
    ['apps/demo-site/src/main.ts', shop],
  ] as const) {
    const server = serve(file, { ...environment, WAYMARK_DATA: SEED_FOLDER })
    ends.unshift(() => stop(server))
    await answers(address, server)
  }
  const driver = spawn('WebKitWebDriver', [`--port=${DRIVER_PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
  })
  ends.unshift(() => stop(driver))
  await answers(`http://127.0.0.1:${DRIVER_PORT}/status`, driver)
  browser = await openBrowser(`http://127.0.0.1:${DRIVER_PORT}`)
  ends.unshift(() => browser.close())
  await browser.open(`${product}/login`)
  await browser.type('//input[@type="email"]', 'owner@northwind.example')
  await browser.type('//input[@type="password"]', PASSWORD)
  await browser.press('//button[@type="submit"]')
  await browser.see('//h1[contains(., "No website selected")]')
})

after(async () => {
  for (const end of ends) await end()
})

test('a row of a table opens what it shows, and what lies around the table is not covered by it', async () => {
  await browser.open(`${product}/administration/websites`)
  await browser.see('//table//tbody//a[contains(., "Northwind Outdoor")]')
  const opened = await browser.run<boolean[]>(`
    return [...document.querySelectorAll('tbody tr')].map((row) => {
      const { right, top, height } = row.getBoundingClientRect()
      return document.elementFromPoint(right - 40, top + height / 2) === row.querySelector('a')
    })`)
  assert.ok(opened.length > 5 && opened.every(Boolean))
  const below = await browser.run<string | undefined>(`
    const { left, bottom } = document.querySelector('table').getBoundingClientRect()
    return document.elementFromPoint(left + 40, bottom + 8)?.closest('table')?.localName ?? 'no table'`)
  assert.equal(below, 'no table')
})

test('a day of the flight dates is chosen from the calendar', async () => {
  await browser.open(`${product}/tag/app/${SITE}/tags`)
  await browser.press('//a[contains(., "Hotjar")]')
  await browser.press('//label[contains(., "Specific dates")]')
  await browser.press(`(${FROM_DATE})[1]`)
  await browser.press('//*[@role="dialog"]//button[@aria-label="Next month"]')
  await browser.press('//*[@role="dialog"]//*[starts-with(@aria-label, "15 ")]')
  const chosen = await browser.run<string>(`
    return document.evaluate('${FROM_DATE}', document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue.value`)
  assert.match(chosen, /^15 /)
})

test('the debugger opens the window of the site, is connected, and its rows open the tags that they show', async () => {
  await browser.open(`${product}/tag/app/${SITE}/debug`)
  await browser.press('//main//button[normalize-space()="Connect"]')
  await browser.press('//button[contains(., "waymark.pageView")]')
  await browser.press('//table//tbody//button[contains(., "Cookie Information")]')
  await browser.see('//aside//h2[contains(., "Cookie Information")]')
})
