import type { Page } from '@playwright/test'
import { apiOf, constant, plainTrigger } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { Settings } from '../pages/settings.ts'
import { Triggers } from '../pages/triggers.ts'
import { expect, test } from '../test.ts'

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
  await settings.chooseFile('changed.json', JSON.stringify({ ...JSON.parse(file), tags: [] }))
  await settings.confirm()
  const refusal = page.getByRole('alert').filter({ hasText: 'was not imported' })
  await expect(refusal).toContainText('the file was changed or is damaged')
  await expect(refusal).toContainText('its checksum is wrong')

  await settings.chooseFile('shop.json', file)
  await expect(refusal).toBeHidden()
  await expect(settings.question).toContainText(/shop\.json, version .* of Northwind Outdoor/)
  await expect(settings.question).toContainText(
    /Adds up to \d+ tags?, \d+ triggers? and \d+ variables? to the draft of/,
  )
  await settings.confirm()
  await expect(settings.summary).toContainText('shop.json was imported into Northwind Outlet')
  await settings.summary.getByRole('tab', { name: /^Renamed/ }).click()
  await expect(settings.summary.getByRole('row', { name: /Filed plan.*Filed plan \(copy\)/ })).toBeVisible()

  const triggers = new Triggers(page, SITES.outlet)
  await triggers.openOne('Filed start')
  await triggers.expectCondition(1, 'Filed plan (copy)', 'equals', 'gold')
  await new Product(page).openTag(SITES.outlet, 'Filed pixel')
})

test('a draft of another site is imported while the person goes elsewhere, and a toast leads to the summary', async ({
  page,
}) => {
  await prepare(page, 'Sited')
  const settings = new Settings(page, SITES.outlet)
  await settings.openImport()
  const button = page.getByRole('button', { name: 'Import', exact: true })
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
