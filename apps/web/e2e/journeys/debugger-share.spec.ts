import { SHOP } from '../installation.ts'
import { Debugger } from '../pages/debugger.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('a shared link debugs without signing in, and stops when it is deleted', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await new Product(page).enter('editor')
  const mine = new Debugger(page)
  await mine.open(SITES.shop)
  await page.getByRole('button', { name: 'Share access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share access' })
  await expect(dialog.getByText('No link yet')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Valid for' })).toHaveText('7 days')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByLabel('Debug link')).toBeFocused()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await dialog.getByLabel('Debug link').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await expect(dialog.getByText(/by editor@northwind\.example\. Ends /)).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  const paths: string[] = []
  guest.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await guest.goto(link)
  const theirs = new Debugger(guest)
  await expect(theirs.address).toHaveValue(SHOP)
  await expect(guest.getByRole('button', { name: 'Share access' })).toHaveCount(0)
  const window = await theirs.connect(`${SHOP}/`)
  await theirs.event('waymark.pageView').click()
  await expect(guest.getByRole('table', { name: 'Tags on this event' })).toBeVisible()
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([])

  await dialog.getByRole('button', { name: 'Create another link' }).click()
  await expect(dialog.getByLabel('Debug link')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Delete all links' }).click()
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeFocused()
  await window.locator('#nav-journal').click()
  await expect(guest.getByRole('heading', { level: 1, name: 'This debug link was deleted' })).toBeVisible()
  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByRole('heading', { level: 1, name: 'This debug link was deleted' })).toBeVisible()
})
