import type { Page } from '@playwright/test'
import { apiOf, plainTrigger } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { Settings } from '../pages/settings.ts'
import { Triggers } from '../pages/triggers.ts'
import { expect, test } from '../test.ts'

const constant = (name: string, value: string) => ({
  type: 'variable',
  attributes: { name, variable_type: 'constant', value, options: {} },
})
const customTag = (name: string, trigger: string, code: string) => ({
  type: 'tag',
  attributes: { name, template: 'custom_tag', code },
  relationships: { triggers: { data: [{ id: trigger, type: 'trigger' }] } },
})

/** A variable, a trigger and a tag on the shop that belong together; the variable's name is taken on the outlet. */
async function prepare(page: Page, word: string) {
  await new Product(page).enter('owner')
  const [shop, outlet] = [await apiOf(page, SITES.shop), await apiOf(page, SITES.outlet)]
  const plan = await shop.create('variables', constant(`${word} plan`, 'here'))
  await outlet.create('variables', constant(`${word} plan`, 'there'))
  const condition = { variable_id: plan, condition_type: 'equals', value: 'gold', options: {} }
  const start = await shop.create('triggers', plainTrigger(`${word} start`, [condition], 'page_view'))
  await shop.create('tags', customTag(`${word} pixel`, start, `<i>{{ ${word} plan }}</i>`))
  return { shop, outlet }
}

test('a version that was exported from one website is imported into another, with a summary of each item', async ({
  page,
}) => {
  const { shop } = await prepare(page, 'Filed')
  const file = await shop.exportVersion('draft')
  const settings = new Settings(page, SITES.outlet)
  await settings.openImport()
  await settings.chooseFile('shop.json', file)
  await expect(settings.question).toContainText(/shop\.json, version .* of Northwind Outdoor/)
  await expect(settings.question).toContainText(
    /Adds up to \d+ tags?, \d+ triggers? and \d+ variables? to the draft of/,
  )
  await settings.question.getByRole('button', { name: 'Cancel' }).click()
  await expect(settings.question).toBeHidden()

  await settings.chooseFile('shop.json', file)
  await settings.confirm()
  await expect(settings.summary).toContainText('shop.json was imported into Northwind Outlet')
  await settings.summary.getByRole('tab', { name: /^Renamed/ }).click()
  await expect(settings.summary.getByRole('row', { name: /Filed plan.*Filed plan \(copy\)/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const triggers = new Triggers(page, SITES.outlet)
  await triggers.openOne('Filed start')
  await triggers.expectCondition(1, 'Filed plan (copy)', 'equals', 'gold')
  await new Product(page).openTag(SITES.outlet, 'Filed pixel')

  await settings.openImport()
  await settings.chooseFile('again.json', file)
  await settings.confirm()
  await settings.summary.getByRole('tab', { name: /^Already there/ }).click()
  await expect(settings.summary).toContainText('so they were not added again')
})

test('a draft of another site is imported while the person goes elsewhere, and a toast leads to the summary', async ({
  page,
}) => {
  await prepare(page, 'Sited')
  const settings = new Settings(page, SITES.outlet)
  await settings.openImport()
  const button = page.getByRole('button', { name: 'Import', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('radio', { name: 'Draft' })).toBeHidden()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Northwind Outdoor')
  await page
    .getByRole('option', { name: /Northwind Outdoor/ })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked()
  await page.getByRole('radio', { name: 'Draft' }).check({ force: true })
  await button.click()
  await expect(settings.question).toContainText('Import the draft of Northwind Outdoor?')
  // On the screen of the import its end shows the summary and no toast, so it ends after that is left.
  const left = Promise.withResolvers<void>()
  await page.route('**/operations/*', (route) => left.promise.then(() => route.continue()))
  await settings.confirm()
  await page.getByRole('navigation', { name: 'Tag manager' }).getByRole('link', { name: /^Tags/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Search tags' })).toBeVisible()
  left.resolve()
  await page.getByRole('button', { name: 'Show summary' }).click({ timeout: 30_000 })
  await expect(settings.summary).toContainText('The import from Northwind Outdoor into Northwind Outlet is finished')
  await settings.summary.getByRole('tab', { name: /^Renamed/ }).click()
  await expect(settings.summary.getByRole('row', { name: /Sited plan.*Sited plan \(copy\)/ })).toBeVisible()
  await settings.summary.getByRole('button', { name: 'Close the summary' }).click()
  await expect(settings.summary).toBeHidden()
})

test('a file that cannot be imported says what to do about it', async ({ page }) => {
  const { shop } = await prepare(page, 'Refused')
  const file = JSON.parse(await shop.exportVersion('draft'))
  const settings = new Settings(page, SITES.outlet)
  await settings.openImport()
  const refusal = page.getByRole('alert').filter({ hasText: 'was not imported' })

  await settings.chooseFile('large.json', JSON.stringify({ filler: 'x'.repeat(2_097_152) }))
  await expect(refusal).toContainText('large.json was not imported: it is not JSON, or larger than 2 MB')
  expect(await violations(page)).toEqual([])

  await settings.chooseFile('changed.json', JSON.stringify({ ...file, tags: [] }))
  await expect(refusal).toBeHidden()
  await settings.confirm()
  await expect(refusal).toContainText('the file was changed or is damaged')
  await expect(refusal).toContainText('its checksum is wrong')
})
