import { apiOf, constant } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { Variables } from '../pages/variables.ts'
import { expect, test } from '../test.ts'

test('an edited variable is saved, references get its new name, and it can be deleted', async ({ page }) => {
  await new Product(page).enter('owner')
  const variables = new Variables(page, SITES.outlet)
  const { createMany } = await apiOf(page, SITES.outlet)
  await createMany('variables', [
    constant('Journey: source', 'one'),
    constant('Journey: user', '<{{ Journey: source }}>'),
  ])
  await variables.open()
  await variables.search('Journey: ')
  await variables.row('Journey: source').click()
  await variables.text('Value').fill('two {{Journey: u')
  await expect(page.getByRole('option', { name: /Journey: user/ })).toHaveAttribute('aria-disabled', 'true')
  await variables.text('Value').fill('two')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Variable saved')).toBeVisible()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(' Journey: spring ')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(variables.heading('Journey: spring')).toBeVisible()
  await variables.row('Journey: user').click()
  await expect(variables.text('Value')).toHaveValue('<{{ Journey: spring }}>')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete variable' }).click()
  await expect(page).toHaveURL(/\/variables(\?|$)/)
  await expect(variables.row('Journey: user')).toHaveCount(0)
})
