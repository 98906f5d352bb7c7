import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  await product.openTags(SITES.outlet)
})

test('input survives a failed save, and a refused switch shows its previous state', async ({ page, context }) => {
  const product = new Product(page)
  await product.beginTag(/HubSpot/)
  await page.getByLabel('Tag name').fill('Journey: errors')
  const id = page.getByLabel('Hub ID')
  await id.fill('1')
  await product.saveNewTag('Journey: errors')
  await id.fill('2')
  await context.setOffline(true)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('The server cannot be reached. Check your connection')).toBeVisible()
  await expect(id).toHaveValue('2')
  await page.getByRole('switch', { name: 'Active' }).click()
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked()
  await context.setOffline(false)
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tag saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete tag' }).click()
  await expect(page).toHaveURL(/\/tags$/)
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('link').and(page.locator(':focus'))).toHaveCount(1)
})

test('an item whose answer was lost is added once, and its own name does not count as taken', async ({ page }) => {
  const product = new Product(page)
  await product.beginTag(/HubSpot/)
  await page.getByLabel('Tag name').fill('Journey: lost answer')
  await page.getByLabel('Hub ID').fill('1')
  let calls = 0
  await page.route(/\/tags$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    calls += 1
    if (calls === 1) await route.fetch()
    return calls < 3 ? route.abort('failed') : route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The server cannot be reached. Check your connection')).toBeVisible()
  await page.getByLabel('Hub ID').fill('2')
  await product.saveNewTag('Journey: lost answer')
  await expect(page.getByLabel('Hub ID')).toHaveValue('2')
  await expect(page.getByRole('list', { name: 'Tags' }).getByText('Journey: lost answer', { exact: true })).toHaveCount(
    1,
  )
})
