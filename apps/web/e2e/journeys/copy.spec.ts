import type { Page } from '@playwright/test'
import { apiOf, plainTrigger } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { Triggers } from '../pages/triggers.ts'
import { Variables } from '../pages/variables.ts'
import { expect, test } from '../test.ts'

const constant = (name: string, value: string) => ({
  type: 'variable',
  attributes: { name, variable_type: 'constant', value, options: {} },
})

/** Creates variables of the same name but different settings on both sites. */
async function collide(page: Page, name: string) {
  await new Product(page).enter('owner')
  const [here, there] = [await apiOf(page, SITES.shop), await apiOf(page, SITES.outlet)]
  const id = await here.create('variables', constant(name, 'here'))
  await there.create('variables', constant(name, 'there'))
  return { here, there, id }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Copy (trigger|variable)$/ })

const toOutlet = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialogOf(page).getByRole('radio', { name: 'Copy to another website' }).check({ force: true })
  await dialogOf(page)
    .getByRole('option', { name: /Northwind Outlet/ })
    .click()
}

test('copying a trigger to another site copies its variable, reports renamed items, and opens the copy', async ({
  page,
}) => {
  const { here, there, id } = await collide(page, 'Copied level')
  const condition = { variable_id: id, condition_type: 'equals', value: 'gold', options: {} }
  await here.create('triggers', plainTrigger('Copied start', [condition], 'page_view'))
  await there.create('triggers', plainTrigger('Copied start', [], 'page_view'))
  const triggers = new Triggers(page, SITES.shop)
  await triggers.openOne('Copied start')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Copied start (copy)')
  await dialog.getByRole('radio', { name: 'Copy to another website' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Copy trigger' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Duplicate here' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'Copy to another website' }).check({ force: true })
  await expect(dialog.getByText('Required')).toBeHidden()
  await dialog.getByRole('option', { name: /Northwind Outlet/ }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Copied start')
  await dialog.getByRole('button', { name: 'Copy trigger' }).click()
  await expect(dialog.getByText('Name already used')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('  Copied there ')
  await dialog.getByRole('button', { name: 'Copy trigger' }).click()

  const summary = page.getByRole('dialog', { name: '1 item was renamed' })
  await expect(summary.getByRole('row', { name: /Copied level.*Copied level \(copy\)/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await summary.getByRole('button', { name: 'Open the copied trigger' }).click()
  await expect(page).toHaveURL(new RegExp(`${SITES.outlet}/triggers/`))
  await expect(triggers.heading('Copied there')).toBeVisible()
  await triggers.expectCondition(1, 'Copied level (copy)', 'equals', 'gold')
})

test('copying a variable to another site copies the variables it refers to', async ({ page }) => {
  const { here } = await collide(page, 'Copied rate')
  await here.create('variables', constant('Copied price', '{{ Copied rate }} EUR'))
  const variables = new Variables(page, SITES.shop)
  await variables.openOne('Copied price')
  await toOutlet(page)
  await dialogOf(page).getByRole('button', { name: 'Copy variable' }).click()
  const summary = page.getByRole('dialog', { name: '1 item was renamed' })
  await expect(summary.getByRole('row', { name: /Copied rate \(copy\)/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${SITES.outlet}/variables/`))
  await expect(variables.heading('Copied price (copy)')).toBeVisible()
  await expect(variables.text('Value')).toHaveValue('{{ Copied rate (copy) }} EUR')
})

test('a duplicate is created on the same site and opened', async ({ page }) => {
  await new Product(page).enter('owner')
  await (await apiOf(page, SITES.shop)).create('variables', constant('Copied plan', 'pro'))
  const variables = new Variables(page, SITES.shop)
  await variables.openOne('Copied plan')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Copy variable' }).click()
  await expect(variables.heading('Copied plan (copy)')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${SITES.shop}/variables/`))
  await expect(variables.text('Value')).toHaveValue('pro')
})
