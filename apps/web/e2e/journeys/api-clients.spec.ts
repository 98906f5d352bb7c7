import { PRODUCT } from '../installation.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('a client that an owner has made changes a website under its name, until it is revoked', async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  await page.goto(`${PRODUCT}/administration/clients`)
  const name = `Release pipeline ${Date.now()}`
  await page.getByRole('button', { name: 'Add client' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: `Secret of ${name}` })
  const credentials = {
    client_id: await shown.getByLabel('Client ID', { exact: true }).inputValue(),
    client_secret: await shown.getByLabel('Secret', { exact: true }).inputValue(),
  }
  await shown.getByLabel('I have stored it').check()
  await shown.getByRole('button', { name: 'Done' }).click()

  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('searchbox', { name: 'Search websites' }).fill(SITES.shop)
  const level = panel.getByRole('combobox', { name: /^Level on/ })
  await expect(level).toHaveCount(1)
  await level.click()
  await page.getByRole('option', { name: 'Edit' }).click()
  await expect(page.getByText('Level saved')).toBeVisible()
  await expect(panel.getByText(/^1 of/)).toBeVisible()

  const answer = await page.request.post(`${PRODUCT}/auth/token`, {
    form: { grant_type: 'client_credentials', ...credentials },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const addTrigger = () =>
    page.request.post(`${PRODUCT}/api/tag/v1/${SITES.shop}/triggers`, {
      headers: { Authorization: `Bearer ${access_token}` },
      data: {
        data: { type: 'trigger', attributes: { name: `By ${name}`, trigger_type: 'page_view', conditions: [] } },
      },
    })
  expect((await addTrigger()).status()).toBe(201)

  await page.goto(`${PRODUCT}/tag/app/${SITES.shop}/changelog/draft/overview`)
  await expect(page.getByText(`By ${name}`).first()).toBeVisible()
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()

  await page.goto(`${PRODUCT}/administration/clients`)
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(name)
  await page.getByRole('link', { name }).click()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke client' }).click()
  await expect(page.getByText('Client revoked')).toBeVisible()
  expect((await addTrigger()).status()).toBe(401)
})
