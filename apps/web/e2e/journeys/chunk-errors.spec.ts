import type { Page } from '@playwright/test'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

/** Marks the loaded document; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Opens the wizard and chooses a custom tag; its second step with a name is open while the code editor is missing. */
async function nameTagWithoutEditor(product: Product) {
  const { page } = product
  await page.route(/assets\/code-editor/, (route) => route.abort())
  await product.beginTag(/Custom asynchronous tag/)
  await page.getByLabel('Tag name').fill('Half typed')
}

test('a missing chunk of a screen keeps the previous one until the server is back, that of a form keeps the input', async ({
  page,
}) => {
  const product = new Product(page)
  await product.enter('editor')
  await product.openTags(SITES.shop)
  await mark(page)

  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Debugger/ }).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
  await expect(product.tagRow(/./).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')

  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()

  await page.getByRole('link', { name: /^Tags/ }).click()
  await nameTagWithoutEditor(product)
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded')
  await page.unroute(/assets\/code-editor/)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  const editor = page.getByRole('textbox', { name: 'Tag code' })
  await expect(editor).toBeVisible()
  await expect(editor).toHaveCSS('font-family', /JetBrains Mono/)
  await expect(page.getByLabel('Tag name')).toHaveValue('Half typed')
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('after a new build the page offers a reload and asks before input is lost', async ({ page }) => {
  await page.route('**/tag', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/index-[\w-]+\.js/, 'index-of-the-next-build.js')
    await route.fulfill({ response: answer, body })
  })
  const product = new Product(page)
  await product.enter('editor')
  await product.openTags(SITES.shop)
  await mark(page)
  await nameTagWithoutEditor(product)
  await expect(page.getByRole('alert')).toContainText('There is a new version of Waymark')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

  const opened = page.waitForEvent('dialog')
  const reload = page.getByRole('button', { name: 'Reload the page' }).click()
  await (await opened).dismiss()
  await reload
  await expect(page.getByLabel('Tag name')).toHaveValue('Half typed')
  expect(await isMarked(page)).toBe(true)
})
