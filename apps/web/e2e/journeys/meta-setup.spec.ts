import { Product, SITES } from '../pages/product.ts'
import { Shop } from '../pages/shop.ts'
import { expect, test } from '../test.ts'

const MARKER = 'Brand marker'
/** What the tag did before, and something to recognise it by. */
const CODE = `<script>
  document.documentElement.dataset.brand = {{ Brand }};
  document.documentElement.dataset.group = 'Northwind';
  window.metaJourney = {{ Brand }} + ' journey';
</script>`

test('a tag is changed in the meta-site of a website, published, and fires in the shop', async ({ page, browser }) => {
  const product = new Product(page)
  await product.enter('publisher')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/tag/app/${SITES.shop}/meta-setup`)
  await page.getByRole('link', { name: /Northwind brand standards/ }).click()
  await page.getByRole('link', { name: `Open ${MARKER} in the meta-site` }).click()
  await expect(page.getByRole('heading', { level: 1, name: MARKER })).toBeVisible()
  await expect(page.getByText('Meta tag', { exact: true })).toBeVisible()
  // A meta-site is not installed.
  await page.goto(page.url().replace(/[^/]+$/, ''))
  await product.tagRow(MARKER).click()
  await expect(page.getByRole('heading', { level: 1, name: MARKER })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/installation'))).toEqual([])
  await product.writeCode(CODE)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tag saved')).toBeVisible()

  const shop = new Shop(await (await browser.newContext()).newPage())
  await shop.open()
  expect(await shop.global('metaJourney')).toBeUndefined()

  const sheet = await product.openPublishSheet()
  await sheet.getByRole('button', { name: /^Publish/ }).click()
  const dialog = page.getByRole('dialog', { name: /is live/ })
  await expect(dialog).toContainText('2 websites were rebuilt', { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Skip' }).click()

  const after = new Shop(await (await browser.newContext()).newPage())
  await after.open()
  await expect.poll(() => after.global('metaJourney')).toBe('Northwind journey')
})
