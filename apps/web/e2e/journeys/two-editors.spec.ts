import type { Page } from '@playwright/test'
import { apiOf } from '../pages/api.ts'
import { Product, SITES, type Who } from '../pages/product.ts'
import { expect, test } from '../test.ts'

/** A user with a tag open. */
async function open(page: Page, who: Who, name: string): Promise<Product> {
  const product = new Product(page)
  await product.enter(who)
  await product.openTag(SITES.shop, name)
  return product
}

const label = (page: Page) => page.getByLabel('Conversion label')
const conversion = (page: Page) => page.getByLabel('Conversion ID')
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const saved = (page: Page) => expect(page.getByText('Tag saved').first()).toBeVisible()

test('two users edit one tag: other fields are merged, the same field is chosen, a deleted tag leaves', async ({
  page,
  browser,
}) => {
  await new Product(page).enter('owner')
  const name = 'Ads of two editors'
  const { create } = await apiOf(page, SITES.shop)
  await create('tags', {
    type: 'tag',
    attributes: {
      name,
      template: 'google_adwords',
      template_options: {
        type: 'conversion_tracking',
        conversion_id: 1054387219,
        conversion_tracking: { conversion_label: 'order' },
      },
    },
  })
  const owner = await open(page, 'owner', name)
  const editor = await open(await (await browser.newContext()).newPage(), 'editor', name)
  const tags = editor.page.getByRole('list', { name: 'Tags' }).getByRole('link')
  const count = await tags.count()

  await test.step('changes in different fields are merged without a question', async () => {
    await label(owner.page).fill('from-the-owner')
    await save(owner.page)
    await saved(owner.page)
    await conversion(editor.page).fill('111222333')
    await save(editor.page)
    await saved(editor.page)
    await expect(label(editor.page)).toHaveValue('from-the-owner')
    await expect(editor.page.getByText('owner@northwind.example saved 1 field')).toBeVisible()
    await expect(editor.page.getByRole('list', { name: 'Also here' })).toContainText('owner@northwind.example')
  })

  await test.step('of two changes of one field the user chooses one', async () => {
    await owner.page.reload()
    await conversion(owner.page).fill('444555666')
    await label(editor.page).fill('from-the-editor')
    await label(owner.page).fill('again-from-the-owner')
    await save(owner.page)
    await saved(owner.page)
    await save(editor.page)
    const sheet = editor.page.getByRole('dialog', { name: 'Changed since you opened it' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('radio', { name: 'Theirs: again-from-the-owner' }).check()
    await sheet.getByRole('button', { name: 'Use these values' }).click()
    await expect(label(editor.page)).toHaveValue('again-from-the-owner')
    await expect(conversion(editor.page)).toHaveValue('444555666')
    await label(editor.page).fill('agreed')
    await save(editor.page)
    await saved(editor.page)
  })

  await test.step('a deleted tag leaves list and count, and what was typed stays until then', async () => {
    await label(editor.page).fill('typed')
    await owner.page.reload()
    await expect(label(owner.page)).toHaveValue('agreed')
    await owner.page.getByRole('button', { name: 'Delete' }).click()
    await owner.page.getByRole('button', { name: 'Delete tag' }).click()
    await expect(owner.tagRow('Ads of two editors')).toBeHidden()
    await save(editor.page)
    await expect(editor.page.getByText('This tag was deleted.')).toBeVisible()
    await expect(label(editor.page)).toHaveValue('typed')
    await expect(editor.tagRow('Ads of two editors')).toBeHidden()
    await expect(tags).toHaveCount(count - 1)
  })
})
