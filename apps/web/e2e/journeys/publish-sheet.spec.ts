import type { Page } from '@playwright/test'
import { apiOf, constant } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { Shop } from '../pages/shop.ts'
import { expect, test } from '../test.ts'

const changes = (page: Page) => page.getByRole('list', { name: 'Changes in this version' }).getByRole('listitem')
const live = (page: Page) => page.getByRole('dialog', { name: /is live/ })

/** A site without unpublished changes. */
async function enter(page: Page, who: 'owner' | 'publisher', site: string = SITES.outlet) {
  const product = new Product(page)
  await product.enter(who)
  const api = await apiOf(page, site)
  await api.publish()
  return { product, api }
}

test('changes are read, one is discarded, the rest is published under a name by one key, and then beside a form whose focus no dialog takes', async ({
  page,
}) => {
  const { product, api } = await enter(page, 'owner')
  const [kept] = await api.createMany('variables', [constant('Sheet: kept'), constant('Sheet: discarded')])
  await product.openTag(SITES.outlet, 'Waymark analytics')
  await page.getByRole('button', { name: '2 unpublished changes' }).click()
  const sheet = page.getByRole('dialog')
  await expect(changes(page)).toHaveCount(2)
  await expect(sheet.getByLabel('Version name')).toBeHidden()

  await sheet.getByRole('button', { name: 'Show changes of Sheet: kept' }).click()
  await expect(sheet.getByRole('table', { name: 'Changes of Sheet: kept' })).toContainText('Sheet: kept')
  await sheet.getByRole('button', { name: 'Actions for Sheet: discarded' }).click()
  await page.getByRole('menuitem', { name: 'Discard this change' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard change' }).click()
  await expect(changes(page)).toHaveCount(1)

  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Publish 1 change' })).toBeVisible()
  await sheet.getByLabel('Version name').fill('Seen before')
  await sheet.getByLabel('Description').fill('One constant')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(live(page).getByLabel('Version name')).toHaveValue('Seen before', { timeout: 30_000 })
  await expect(live(page).getByLabel('Description')).toHaveValue('One constant')
  await expect(live(page)).toContainText(/Every page load has version \d+\.0/)
  await live(page).getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('No unpublished changes')).toBeVisible()

  // The removal is the change that is published beside the form.
  await api.remove('variables', kept!)
  await page.getByRole('combobox', { name: 'Consent type' }).click()
  await page.getByRole('option', { name: 'Remarketing', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()

  await product.openPublishSheet()
  // Until then the changes are those of the last time.
  await expect(changes(page)).toContainText('Deleted')
  await expect(sheet).toContainText('Waymark analytics has 1 unsaved change. It will not be published.')
  await page.keyboard.press('ControlOrMeta+Enter')
  const notice = page.getByRole('region', { name: 'Notices' })
  await expect(notice).toContainText(/Version \d+\.0 is live/, { timeout: 30_000 })
  await expect(live(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  await notice.getByRole('button', { name: 'Name it' }).click()
  await live(page).getByLabel('Version name').fill('Named later')
  await page.keyboard.press('Enter')
  await expect(live(page)).toBeHidden()
})

test('publishing that ends during a reload shows once that the version is live', async ({ page }) => {
  const { product, api } = await enter(page, 'publisher')
  await api.create('variables', constant(`Sheet: before a reload ${Date.now()}`))
  await product.openTags(SITES.outlet)
  await page.route('**/operations/*', (route) => route.abort())
  await (await product.openPublishSheet()).getByRole('button', { name: /^Publish/ }).click()
  await page.waitForFunction(() => sessionStorage.getItem('waymark.operations')?.includes('operationId'))
  await page.unroute('**/operations/*')
  await page.reload()
  await expect(live(page).getByLabel('Version name')).toBeFocused({ timeout: 30_000 })
  await live(page).getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('No unpublished changes')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No unpublished changes')).toBeVisible()
  await expect(live(page)).toBeHidden()
})

test('of two who publish at once, one reads who was faster', async ({ page, browser }) => {
  const { product, api } = await enter(page, 'owner')
  const other = await (await browser.newContext()).newPage()
  const second = new Product(other)
  await second.enter('publisher')
  await api.create('variables', constant(`Sheet: contested ${Date.now()}`))
  await product.openTags(SITES.outlet)
  await second.openTags(SITES.outlet)
  const [mine, theirs] = [await product.openPublishSheet(), await second.openPublishSheet()]
  await mine.getByRole('button', { name: /^Publish/ }).click()
  await expect(live(page)).toBeVisible({ timeout: 30_000 })
  await theirs.getByLabel('Version name').fill('Too late')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert').filter({ hasText: 'owner@northwind.example has just published' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(other.getByRole('dialog', { name: 'No unpublished changes' })).toBeVisible()
  await other.context().close()
})

test('a tag is stopped in the shop at once, stays stopped, and is resumed', async ({ page, browser }) => {
  const { product, api } = await enter(page, 'owner', SITES.shop)
  const name = 'Sheet: faulty'
  const trigger = await api.find('triggers', 'All page views')
  const tag = await api.create('tags', {
    type: 'tag',
    attributes: {
      name,
      template: 'custom_tag',
      consent_type: 'not_require_consent',
      code: '<script>window.faulty = true</script>',
    },
    relationships: { triggers: { data: [{ id: trigger, type: 'trigger' }] } },
  })
  await api.publish()
  const visit = async () => {
    const shop = new Shop(await (await browser.newContext()).newPage())
    await shop.open()
    const found = await shop.global('faulty')
    await shop.page.context().close()
    return found
  }
  expect(await visit()).toBe(true)
  await product.openTag(SITES.shop, name)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop tag' }).click()
  await expect(page.getByText(/^Tag stopped/)).toBeVisible({ timeout: 30_000 })
  const row = page.getByRole('list', { name: 'Tags' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Stopped')
  expect(await visit()).toBeUndefined()

  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume tag' }).click()
  await expect(page.getByText(/^Tag resumed/)).toBeVisible({ timeout: 30_000 })
  expect(await visit()).toBe(true)
  await api.remove('tags', tag)
  await api.publish()
})
