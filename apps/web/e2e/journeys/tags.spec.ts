import { violations } from '../pages/axe.ts'
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
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Action').fill('Changed')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('1 unsaved change')
  await page.getByRole('navigation').getByRole('link', { name: /^Tags/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Discard 1 change?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Tag saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('Changed')

  await product.beginTag(/Waymark event/)
  await page.getByLabel('Tag name').fill('Journey: event')
  await page.getByLabel('Category').fill('Twice')
  await page.getByLabel('Action').fill('Twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Tag name')).toHaveAccessibleDescription(/Name already used/)
  await expect(page.getByLabel('Category')).toHaveValue('Twice')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await product.tagRow('Journey: event').click()
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
  expect(await violations(page)).toEqual([])
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

test('tags are switched off and on in their rows, and each result is announced', async ({ page }) => {
  const row = page.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()
  await row.getByRole('button', { name: /Turn off$/ }).click()
  await expect(page.getByText('Tag deactivated')).toBeVisible()
  const patches: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()))
  await row.getByRole('button', { name: /unpublished. Turn on$/ }).dblclick()
  await expect(page.getByText('Tag activated')).toBeVisible()
  expect(patches).toHaveLength(1)
})

test('a tag is selected by key after the sort menu has been used', async ({ page }) => {
  const product = new Product(page)
  const sort = page.getByRole('button', { name: /^Sort by/ })
  await sort.click()
  await page.keyboard.press('Escape')
  // The menu gives the focus back once it has closed.
  await expect(sort).toBeFocused()
  await product.tagRow(/./).first().focus()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toContainText('1 selected')
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Consent' }).click()
  await expect(page.getByRole('menuitem', { name: 'Analytics' })).toBeVisible()
})
