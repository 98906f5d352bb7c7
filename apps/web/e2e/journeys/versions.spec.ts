import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiOf } from '../pages/api.ts'
import { Product, SITES, type Who } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const changelog = (path = '', site: string = SITES.outlet) => `/tag/app/${site}/changelog${path}`
const versions = (page: Page) => page.getByRole('list', { name: 'Versions' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

async function open(page: Page, who: Who, path = '', site: string = SITES.outlet) {
  await new Product(page).enter(who)
  await page.goto(changelog(path, site))
  await expect(versions(page).getByRole('link').first()).toBeVisible()
}

/** Adds a constant to the draft that belongs to the version of this name. */
async function change(page: Page, name: string) {
  const api = await apiOf(page, SITES.outlet)
  await api.create('variables', {
    type: 'variable',
    attributes: { name: `Variable of ${name}`, variable_type: 'constant', value: name },
  })
  return api
}

/** Publishes versions with such a constant under their names, one after the other. */
async function prepare(page: Page, names: readonly string[]) {
  await new Product(page).enter('owner')
  for (const name of names) await (await change(page, name)).publish(name)
}

/** Publishes one of them in the product. */
async function publishNamed(page: Page, name: string) {
  await change(page, name)
  await page.goto(changelog('/draft/overview'))
  await expect(page.getByRole('row', { name: new RegExp(`Variable of ${name}`) })).toBeVisible()
  await action(page, 'Publish this').click()
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByLabel('Version name')
    .fill(name)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /is live/ })
  await expect(dialog.getByLabel('Version name')).toHaveValue(name, { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog).toBeHidden()
  // The changes are in the new version now, so it is what is shown.
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Variable of ${name}`) })).toBeVisible()
}

/** Opens a version from the list. */
async function openVersion(page: Page, name: string) {
  await versions(page).getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
}

const fact = (page: Page, label: string) => page.locator('dl > div', { has: page.getByText(label, { exact: true }) })

async function choose(page: Page, item: string) {
  await action(page, 'More actions').click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** What a browser does when the user comes back to its window. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

test('versions are published, kept as snapshots, gone back to, exported and published again', async ({ page }) => {
  test.setTimeout(180_000)
  await prepare(page, ['First', 'Second'])
  await open(page, 'owner')
  await expect(heading(page, 'No snapshot selected')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'How the changelog works' })).toBeVisible()

  await publishNamed(page, 'Third')
  await expect(fact(page, 'Status')).toContainText('Published')
  await expect(action(page, 'Publish this')).toHaveAttribute('aria-disabled', 'true')
  await action(page, 'Publish this').hover()
  await expect(page.getByRole('tooltip')).toContainText('already published')

  // A snapshot of the draft, which gets a name and a description with two lines.
  await page.getByRole('button', { name: 'Add snapshot' }).click()
  await expect(page.getByText('Snapshot added')).toBeVisible({ timeout: 20_000 })
  await versions(page).getByRole('listitem').filter({ hasText: /\.1$/ }).getByRole('link').click()
  await expect(heading(page, 'Unnamed snapshot')).toBeVisible()
  await expect(fact(page, 'Status')).toContainText('Historical snapshot')
  await choose(page, 'Edit info')
  const info = page.getByRole('dialog', { name: 'Edit info' })
  await expect(info.getByLabel('Name')).toBeFocused()
  await page.keyboard.insertText('n'.repeat(256))
  await expect(info.getByText('At most 255 characters')).toBeVisible()
  await info.getByLabel('Name').fill('Before the sale')
  await info.getByLabel('Description').fill('First line\nSecond line')
  await info.getByRole('button', { name: 'Save' }).click()
  await expect(info).toBeHidden()
  await expect(heading(page, 'Before the sale')).toBeVisible()
  await expect(page.getByText('First line')).toHaveText('First line\nSecond line', { useInnerText: true })

  // The draft has no name.
  await openVersion(page, 'Unpublished changes')
  await expect(action(page, 'Revert to this')).toBeHidden()
  await choose(page, 'Edit info')
  await expect(info.getByLabel('Description')).toBeFocused()
  await expect(info.getByLabel('Name')).toBeHidden()
  await info.getByRole('button', { name: 'Cancel' }).click()

  // Going back to the first of the three.
  await page.getByRole('searchbox', { name: 'Search versions' }).fill('First')
  await expect(versions(page).getByRole('link')).toHaveCount(1)
  await openVersion(page, 'First')
  await action(page, 'Revert to this').click()
  const confirm = page.getByRole('alertdialog', { name: /^Revert the draft to version/ })
  await expect(confirm).toContainText('The live version stays until you publish.')
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirm.getByRole('button', { name: 'Revert draft' }).click()
  await expect(page.getByText('Draft reverted. Publish it to make it live')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('searchbox', { name: 'Search versions' }).fill('')
  await openVersion(page, 'Unpublished changes')
  for (const gone of ['Second', 'Third'])
    await expect(page.getByRole('row', { name: new RegExp(`Deleted.*Variable of ${gone}`) })).toBeVisible()

  // The second one is put live again as it was.
  await openVersion(page, 'Second')
  await action(page, 'Publish this').click()
  await expect(page.getByText(/^Version \d+\.0 is live$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(fact(page, 'Status')).toContainText('Published')

  const download = page.waitForEvent('download')
  await choose(page, 'Export to file')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}-\d{2}-\d{2} - .*\.json$/)
  await expect(page.getByText('File exported')).toBeVisible()
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(exported).toMatchObject({ version: '1.0.0', source_version: { name: 'Second' } })
  const names = exported.variables.map((variable: { name: string }) => variable.name)
  expect(names).toEqual(expect.arrayContaining(['Variable of First', 'Variable of Second']))
  expect(names).not.toContain('Variable of Third')
})

test('what another person publishes and renames is taken in, and a refused action says why', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await prepare(page, ['Morning', 'Noon'])
  await open(page, 'owner')
  await openVersion(page, 'Morning')
  const address = new URL(page.url()).pathname

  // The first user's page no longer follows the draft: on a slow machine it would show the change before it is refused.
  await page.route('**/versions/draft', (route) => route.abort())
  const other = await (await browser.newContext()).newPage()
  await new Product(other).enter('publisher')
  await other.goto(address)
  await expect(heading(other, 'Morning')).toBeVisible()
  await action(other, 'Publish this').click()
  await expect(other.getByText(/^Version \d+\.0 is live$/)).toBeVisible({ timeout: 30_000 })
  await choose(other, 'Edit info')
  await other.getByRole('dialog').getByLabel('Name').fill('Morning again')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(heading(other, 'Morning again')).toBeVisible()

  // The first user still sees the old state, and is refused.
  await action(page, 'Publish this').click()
  const reason = page.getByText('This version is already published').filter({ visible: true })
  await expect(reason.first()).toBeVisible({ timeout: 20_000 })
  await expect(heading(page, 'Morning again')).toBeVisible()
  await expect(fact(page, 'Status')).toContainText('Published')
  await page.unroute('**/versions/draft')

  await choose(other, 'Edit info')
  await other.getByRole('dialog').getByLabel('Name').fill('Evening')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(heading(other, 'Evening')).toBeVisible()
  await comeBack(page)
  await expect(heading(page, 'Evening')).toBeVisible()
  await expect(versions(page).getByRole('link', { name: 'Evening', exact: true })).toBeVisible()
  await other.context().close()
})
