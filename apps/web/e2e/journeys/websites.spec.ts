import type { Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'
import { Product } from '../pages/product.ts'
import { startWebsite, page as withCode } from '../pages/website.ts'
import { expect, test } from '../test.ts'

const NAME = 'Northwind Alps'

const idOf = (page: Page) => new URL(page.url()).searchParams.get('open') ?? ''

test('an owner adds a website, installs its code, links it to a meta-site and deletes it', async ({
  page,
  context,
}) => {
  const website = await startWebsite()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new Product(page).enter('owner')
  await page.goto('/administration/')
  await expect(page.getByRole('heading', { level: 1, name: 'Websites' })).toBeVisible()

  await test.step('adds it', async () => {
    await page.getByRole('button', { name: 'Add website' }).click()
    await page.keyboard.type(NAME)
    await page.getByRole('textbox', { name: 'Address 1' }).fill(website.origin)
    await page.getByRole('dialog', { name: 'Add website' }).getByRole('button', { name: 'Add website' }).click()
    await expect(page.getByRole('complementary', { name: NAME })).toBeVisible()
    await expect(page.getByRole('link', { name: NAME })).toBeVisible()
  })
  const appId = idOf(page)
  const panel = page.getByRole('complementary', { name: NAME })

  await test.step('installs its code, which the server and a window then find', async () => {
    const status = panel.getByRole('status')
    await panel.getByRole('button', { name: 'Let the server check' }).click()
    await expect(status).toContainText('There is no code in the HTML')
    await panel.getByRole('button', { name: 'Copy code' }).click()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toContain(`${PRODUCT}/containers/${appId}.js`)
    website.html = withCode(code)
    await panel.getByRole('button', { name: 'Let the server check' }).click()
    await expect(status).toContainText('The code of this website is on')
    await expect.poll(async () => (await page.request.get(`${PRODUCT}/containers/${appId}.js`)).status()).toBe(200)
    await panel.getByRole('button', { name: 'Check in a window' }).click()
    await expect(status).toContainText('The page has loaded the container of this website.')

    // The container may come from another origin than the product's.
    website.html = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">${code.replace(PRODUCT, 'https://cdn.example')}`
    await panel.getByRole('button', { name: 'Check in a window' }).click()
    await expect(status).toContainText('The page has the code, but the browser did not load the container')
  })

  await test.step('changes its addresses', async () => {
    await panel.getByRole('button', { name: 'Add address' }).click()
    await page.getByRole('textbox', { name: 'Address 2' }).fill('https://alps.northwind.example')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Website saved/)).toBeVisible()
    await expect(page.getByRole('row', { name: /^Northwind Alps 127\.0\.0\.1:\d+ \+ 1 more/ })).toBeVisible()
  })

  await test.step('links it to a meta-site', async () => {
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Meta-sites' }).click()
    await page.getByRole('link', { name: 'Northwind Europe' }).click()
    await page.getByRole('button', { name: 'Link website' }).click()
    await page.keyboard.type('Alps')
    await page.getByRole('option', { name: NAME }).click()
    await expect(page.getByRole('button', { name: `Remove the link to ${NAME}` })).toBeVisible()
    await page.goto(`/tag/app/${appId}/meta-setup`)
    await expect(page.getByRole('link', { name: /Northwind Europe/ })).toBeVisible()
  })

  await test.step('deletes it', async () => {
    await page.goto(`/administration/apps/${appId}/data-collection`)
    await panel.getByRole('button', { name: 'Delete website' }).click()
    const dialog = page.getByRole('alertdialog', { name: `Delete “${NAME}”?` })
    await dialog.getByRole('textbox').fill(NAME)
    await dialog.getByRole('button', { name: 'Delete website' }).click()
    await expect(page.getByText('Website deleted')).toBeVisible()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('link', { name: NAME })).toBeHidden()
    expect((await page.request.get(`${PRODUCT}/containers/${appId}.js`)).status()).toBe(404)
  })
  website.close()
})
