import type { Locator, Page } from '@playwright/test'
import { apiOf } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const TAG = 'Journey pixel'
const SITE = SITES.outlet

const overview = (page: Page, version = 'published') => page.goto(`/tag/app/${SITE}/changelog/${version}/overview`)

/** Opens the entry of an item in the changelog that is shown, and gives the table of what it changed. */
async function openEntry(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Show changes of ${name}` }).click()
  return page.getByRole('table', { name: `Changes of ${name}` })
}

test('what changed in each of three versions is read in the changelog and in the history of the tag', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const product = new Product(page)
  await product.enter('owner')
  const api = await apiOf(page, SITE)
  const pixel = (event: string, value: string) => ({
    pixel_id: '318744021157986',
    event,
    event_properties: [{ property_name: 'value', property_value: value }],
  })
  const tagId = await api.create('tags', {
    type: 'tag',
    attributes: { name: TAG, template: 'facebook_retargeting_pixel', template_options: pixel('Lead', '1') },
  })
  await api.publish()
  await api.change('tags', tagId, { template_options: pixel('Purchase', '{{ Page Url }}') })
  await api.publish()
  await api.change('tags', tagId, { consent_type: 'analytics', priority: 4 })
  await api.publish()

  // The newest version: only what changed, then everything.
  await overview(page)
  let changes = await openEntry(page, TAG)
  await expect(changes.getByRole('rowheader')).toHaveText(['Consent type', 'Priority'])
  await expect(changes.getByRole('row', { name: /^Priority/ })).toContainText('04')
  const only = page.getByRole('switch', { name: 'Changed attributes only' })
  await expect(only).toBeChecked()
  await only.click()
  await expect(changes.getByRole('row', { name: /^Pixel ID/ })).toBeVisible()
  await only.click()

  // The version before it: single options.
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('link')
  await versions.nth(2).click()
  // The published one is shown until then.
  await expect(page.getByText('Historical snapshot')).toBeVisible()
  changes = await openEntry(page, TAG)
  await expect(changes.getByRole('rowheader')).toHaveText(['Event', 'Event properties › value'])
  await expect(changes.getByRole('row', { name: /^Event Lead/ })).toContainText('Purchase')

  // The version in which it was added.
  await versions.nth(3).click()
  await expect(page.getByRole('row', { name: new RegExp(`Added ${TAG}`) })).toBeVisible()

  // The same changes beside the tag, under their versions.
  await api.change('tags', tagId, { priority: 0 })
  await page.goto(`/tag/app/${SITE}/tags/${tagId}/edit`)
  await page.getByRole('button', { name: 'History' }).click()
  const panel = page.getByRole('complementary', { name: 'History of this tag' })
  await expect(panel.getByText('4 changes in 4 versions')).toBeVisible()
  await expect(panel.getByText('Not live yet')).toBeVisible()
  await panel
    .getByRole('button', { name: /Edited/ })
    .first()
    .click()
  await expect(panel.getByRole('row', { name: /^Priority/ })).toContainText('40')
  await panel.getByRole('link', { name: 'Open in changelog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unpublished changes' })).toBeVisible()
})
