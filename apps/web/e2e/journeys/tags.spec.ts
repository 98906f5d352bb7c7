import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  await product.openTags(SITES.outlet)
})

test('a tag is added, edited, renamed and deleted without losing input', async ({ page }) => {
  const product = new Product(page)
  await product.beginTag(/Waymark event/)
  await page.getByLabel('Tag name').fill('Journey: event')
  await page.getByLabel('Category').fill('Journey')
  await page.getByLabel('Action').fill('Begun')
  await product.saveNewTag('Journey: event')

  await page.getByLabel('Action').fill('Changed')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('1 unsaved change')
  await page.getByRole('navigation').getByRole('link', { name: /^Tags/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Discard 1 change?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Tag saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('Changed')

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('  Journey: renamed ')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journey: renamed' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete tag' }).click()
  await expect(page).toHaveURL(/\/tags$/)
  await expect(product.tagRow('Journey: renamed')).toHaveCount(0)
})

test('search, filters and order of the list are kept in the address', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('no tag is called this')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('dialog', { name: 'Filter tags' }).getByText('Inactive').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/status=inactive/)
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('menuitemradio', { name: /Last edited/ }).click()
  await expect(page).toHaveURL(/sort=-updated_at/)
  await page.reload()
  await expect(page.getByRole('group', { name: 'Filters that are set' })).toContainText('Inactive')
})
