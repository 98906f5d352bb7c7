import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchOptions } from '../browser/find-browser.ts'

const root = join(inject('installed'), 'tag-editor')
const failures: string[] = []
let browser: Browser
let server: PreviewServer
let page: Page

beforeAll(async () => {
  await build({ root, logLevel: 'error' })
  server = await preview({ root, preview: { port: 0 } })
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage({ viewport: { width: 800, height: 800 } })
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('requestfailed', (request) => failures.push(request.url()))
  await page.goto(server.resolvedUrls!.local[0]!)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('another product edits a tag in its own design and gets the body that saves it', async () => {
  const save = page.getByRole('button', { name: 'Save the tag' })
  await page.getByLabel('Order ID').fill('{{ Order }}')
  await page.getByRole('combobox', { name: 'Consent' }).click()
  await page.getByRole('option', { name: 'Marketing automation' }).click()
  await page.getByRole('group', { name: 'Custom variables' }).getByRole('button', { name: 'Remove 2' }).click()
  if (process.env.EXAMPLES_PICTURE) await page.screenshot({ path: process.env.EXAMPLES_PICTURE, fullPage: true })
  await save.click()
  const saved = JSON.parse((await page.locator('output').textContent())!)
  expect(saved).toMatchObject({
    consent_type: 'marketing_automation',
    template_options: { order_id: '{{ Order }}', quantity: '{{ Order quantity }}' },
  })
  expect(saved.template_options.custom_variables).toHaveLength(1)
  expect(Object.keys(saved)).toHaveLength(2)
})

test('the form shows what its model says: active fields, and at Save the errors of fields that were not edited', async () => {
  const save = page.getByRole('button', { name: 'Save the tag' })
  const quantity = page.getByLabel('Quantity')
  await page.getByRole('combobox', { name: 'Counting method' }).click()
  await page.getByRole('option', { name: 'Transactions' }).click()
  await expect.poll(() => quantity.count()).toBe(0)
  await page.getByRole('combobox', { name: 'Counting method' }).click()
  await page.getByRole('option', { name: 'Items sold' }).click()
  await expect.poll(() => quantity.count()).toBe(1)
  expect(await page.getByText('Required').count()).toBe(0)
  await save.click()
  await expect.poll(() => page.getByText('Required').count()).toBe(1)
  await quantity.fill('2')
  await quantity.blur()
  await expect.poll(() => page.getByText('Required').count()).toBe(0)
})

test('its tokens replace those of the components', async () => {
  const save = page.getByRole('button', { name: 'Save the tag' })
  const style = await save.evaluate((button) => {
    const { height, fontFamily } = (globalThis as any).getComputedStyle(button)
    return { height, fontFamily }
  })
  expect(style).toEqual({ height: '40px', fontFamily: 'Georgia, "Times New Roman", serif' })
})

test('styles, fonts and icons come from the packed files', async () => {
  const chevron = page.getByRole('combobox', { name: 'Consent' }).locator('svg use')
  expect((await page.request.get((await chevron.first().getAttribute('href'))!)).ok()).toBe(true)
  expect(failures).toEqual([])
})
