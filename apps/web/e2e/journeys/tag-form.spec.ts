import type { Locator } from '@playwright/test'
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
  expect(await violations(page)).toEqual([])
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

test('errors of dates are shown at the field, in the list of sections and at Save', async ({ page }) => {
  const product = new Product(page)
  await product.beginTag(/Qualaroo/)
  await page.getByLabel('Tag name').fill('Journey: dates')
  await page.getByLabel('Customer ID').fill('12')
  await page.getByLabel('Site token').fill('ab')
  await page.getByText('Specific dates').click()
  const from = page.getByLabel('From date 1')
  await from.fill('soon')
  await page.keyboard.press('Tab')
  await expect(from).toHaveAccessibleDescription('Not a valid date')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: /Flight dates/ })).toContainText('1 error')
  await expect(sections.getByRole('link', { name: /Flight dates/ })).toHaveAttribute('aria-current', 'step')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await save.hover()
  await expect(save).toHaveAccessibleDescription(/Flight dates/)

  await fillIn(page.getByLabel('From time 1'), '9')
  await fillIn(page.getByLabel('To time 1'), '17:30')
  await fillIn(from, '10 Dec 2026')
  await fillIn(page.getByLabel('To date 1'), '1 Dec 2026')
  await expect(page.getByLabel('To date 1')).toHaveAccessibleDescription('To date must be after from date')
  await expect(from).toHaveAccessibleDescription('')
  await fillIn(page.getByLabel('To date 1'), '20 Dec 2026')
  expect(await violations(page)).toEqual([])
  await product.saveNewTag('Journey: dates')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(from).toHaveValue('10 Dec 2026')
  await expect(page.getByLabel('From time 1')).toHaveValue('09:00')
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

test('an added row gets the focus, and the add button gets it when the last row is removed', async ({ page }) => {
  const product = new Product(page)
  await product.beginTag(/Waymark event/)
  const dimensions = page.getByRole('dialog').getByRole('region', { name: 'Custom dimensions' })
  await expect(dimensions).toContainText('No dimensions yet')
  await dimensions.getByRole('button', { name: 'Add dimension' }).press('Enter')
  await expect(dimensions.getByRole('combobox', { name: 'Custom dimension 1' })).toBeFocused()
  await dimensions.getByRole('button', { name: 'Add dimension' }).press('Enter')
  await expect(dimensions.getByRole('combobox', { name: 'Custom dimension 2' })).toBeFocused()
  for (const row of [2, 1]) await dimensions.getByRole('button', { name: `Remove dimension ${row}` }).press('Enter')
  await expect(dimensions.getByRole('button', { name: 'Add dimension' })).toBeFocused()
  await expect(dimensions).toContainText('No dimensions yet')

  await page.getByText('Specific dates').click()
  await page.getByRole('button', { name: 'Add date range' }).press('Enter')
  await expect(page.getByLabel('From date 2')).toBeFocused()
})

/** Types into a field and blurs it. */
async function fillIn(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}
