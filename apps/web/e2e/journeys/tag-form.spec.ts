import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  await product.openTags(SITES.outlet)
})

test('text typed right after a template is chosen goes into the name', async ({ page }) => {
  await page.keyboard.press('c')
  await page.getByRole('radio', { name: /Qualaroo/ }).focus()
  // The code of the second step is fetched while the first one is shown.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /fill-tag/.test(name)))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Typed at once')
  await expect(page.getByLabel('Tag name')).toHaveValue('Typed at once')
  await expect(page.getByLabel('Site token')).toBeVisible()
  await expect(page.getByLabel('Tag name')).toBeFocused()
})

test('code is typed while its editor is still loading, which goes on at the caret', async ({ page }) => {
  let load = () => {}
  const loads = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/assets\/code-editor-.*js/, async (route) => {
    await loads
    await route.continue()
  })
  await new Product(page).beginTag(/Custom asynchronous tag/)
  await page.keyboard.press('Tab')
  const code = page.getByRole('textbox', { name: 'Tag code' })
  await expect(code).toBeFocused()
  await page.keyboard.type('<b></b>')
  for (let key = 0; key < '</b>'.length; key++) await page.keyboard.press('ArrowLeft')
  load()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(code).toBeFocused()
  await page.keyboard.insertText('typed')
  await expect(code).toHaveText('<b>typed</b>')
})

test('consent types are mapped by keyboard, by dragging and by default', async ({ page }) => {
  const product = new Product(page)
  await product.beginTag(/Cookie Information/)
  await page.keyboard.type('Journey: consent')
  const category = (name: string) => page.getByRole('region', { name, exact: true })
  await page.getByRole('button', { name: /^Analytics/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(category('Marketing')).toContainText('Analytics')
  await category('Unclassified').scrollIntoViewIfNeeded()
  await category('Functional').getByText('User feedback').hover()
  await page.mouse.down()
  // The columns move while something is carried over them, so it is dropped when the place for it is seen.
  await expect(async () => {
    await category('Unclassified').hover()
    await expect(category('Unclassified')).toContainText('From Functional', { timeout: 500 })
  }).toPass()
  await page.mouse.up()
  await expect(category('Unclassified')).toContainText('User feedback')
  await page.getByRole('button', { name: 'Move Remarketing' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(category('Marketing')).not.toContainText('Remarketing')
  expect(await violations(page)).toEqual([])
  await product.saveNewTag('Journey: consent')
  await expect(category('Marketing')).toContainText('Analytics')

  await page.getByRole('button', { name: 'Full screen' }).click()
  const full = page.getByRole('dialog', { name: 'Consent mapping' })
  await full.getByRole('button', { name: 'Use default mapping' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use default mapping' }).click()
  await full.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tag saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await expect(category('Marketing')).toContainText('Remarketing')
})
