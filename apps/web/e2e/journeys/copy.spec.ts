import { apiOf, constant } from '../pages/api.ts'
import { CANNOT_BE_REACHED, loseAnswer } from '../pages/lost-answer.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('a tag is copied to another site with its variables, and taken names are changed; once, although the first answer is lost', async ({
  page,
}) => {
  const product = new Product(page)
  await product.enter('owner')
  await (await apiOf(page, SITES.shop)).create('variables', constant('Copied plan', 'another plan'))
  const here = await apiOf(page, SITES.outlet)
  await here.create('variables', constant('Copied plan', 'this plan'))
  await here.create('tags', {
    type: 'tag',
    attributes: {
      name: 'Copied pixel',
      template: 'custom_tag',
      code: '<script>log("{{ Copied plan }}")</script>',
    },
  })
  await product.openTag(SITES.outlet, 'Copied pixel')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy tag' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Copied pixel (copy)')
  await dialog.getByLabel('Name').fill('Copied pixel')
  await dialog.getByText('Copy to another website').click()
  await dialog.getByRole('combobox', { name: /^Search/ }).fill('Northwind Outdoor')
  await dialog.getByRole('option', { name: /^Northwind Outdoor/ }).click()
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeFocused()
  await loseAnswer(page, '**/copy')
  await dialog.getByRole('button', { name: 'Copy tag' }).click()
  await expect(page.getByText(CANNOT_BE_REACHED)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy tag' }).click()

  const summary = page.getByRole('dialog', { name: '1 item was renamed' })
  await expect(summary).toContainText('Copied plan (copy)')
  await summary.getByRole('button', { name: 'Open the copied tag' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/${SITES.shop}/tags/`))
  await expect(page.getByRole('textbox', { name: 'Tag code' })).toContainText('{{ Copied plan (copy) }}')
})
