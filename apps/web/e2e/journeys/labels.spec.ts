import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('labels are given to one tag and to a selection, and group the list', async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  await product.openTags(SITES.shop)
  await product.tagRow(/./).first().click()
  await page.getByRole('button', { name: /^(Add|Edit) labels$/ }).click()
  await expect(page.getByRole('combobox', { name: 'Add a label' })).toBeFocused()
  await page.keyboard.type('Journey')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove label Journey' })).toBeVisible()
  await page.keyboard.press('Escape')

  await product.tagRow(/./).nth(1).focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' })
  await bar.getByRole('button', { name: 'Labels' }).click()
  await page.getByRole('menuitem', { name: 'Add labels' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('option', { name: 'Journey' }).click()
  await dialog.getByRole('button', { name: 'Add labels' }).click()
  await expect(dialog.getByText('Changed', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'Journey', exact: true }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  for (const row of [0, 1]) {
    await product.tagRow(/./).nth(row).focus()
    await page.keyboard.press('x')
  }
  await bar.getByRole('button', { name: 'Labels' }).click()
  await page.getByRole('menuitem', { name: 'Remove labels' }).click()
  await dialog.getByRole('checkbox', { name: 'Journey' }).check()
  await dialog.getByRole('button', { name: 'Remove labels' }).click()
  await expect(dialog.getByText('Changed', { exact: true })).toHaveCount(2)
})
