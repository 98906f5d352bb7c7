import { apiOf } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { Shop } from '../pages/shop.ts'
import { expect, test } from '../test.ts'

const ORDER = 'Presets: order'

test('a preset fills in a new order tag, and a real order of the shop arrives', async ({ page, browser }) => {
  const product = new Product(page)
  await product.enter('publisher')
  await product.openTags(SITES.shop)
  await product.beginTag(/^Order/)
  await page.getByLabel('Tag name').fill(ORDER)
  await page.getByRole('button', { name: 'Fill in from a preset' }).click()
  const presets = page.getByRole('dialog', { name: 'Fill in from a preset' })
  await expect(presets.getByRole('row', { name: /^SKU Empty item_id/ })).toBeVisible()
  await presets.getByRole('radio', { name: 'Data layer, GA4' }).check()
  await presets.getByRole('button', { name: 'Apply preset' }).click()
  await expect(presets).toBeHidden()
  await product.linkTrigger('Order placed')
  await product.saveNewTag(ORDER)
  const { find, remove, publish } = await apiOf(page, SITES.shop)
  await publish()

  const shop = new Shop(await (await browser.newContext()).newPage())
  await shop.open('/p/fjell-2-tent')
  await shop.answer('Allow all')
  await shop.page.locator('#add-to-basket').click()
  await shop.page.goto(new URL('/checkout', shop.page.url()).href)
  for (const [name, value] of [
    ['Name', 'Ada'],
    ['E-mail', 'ada@example.com'],
    ['Street', 'Ridge 1'],
    ['Town', 'Oslo'],
  ] as const)
    await shop.page.getByLabel(name, { exact: true }).fill(value)
  await shop.page.locator('#place-order').click()
  await shop.page.waitForURL(/\/thanks\//)
  // The seeded order tag sends the same order, with a custom dimension.
  await expect
    .poll(async () => (await shop.calls('_paq')).filter(([name]) => name === 'ecommerceOrder'))
    .toContainEqual([
      'ecommerceOrder',
      [
        {
          sku: 'NW-T210',
          name: 'Fjell 2 tent',
          category: ['Tents'],
          price: 389,
          quantity: 1,
          brand: 'Northwind',
          variant: 'Moss',
          customDimensions: {},
        },
      ],
      { orderId: expect.stringMatching(/^NW-/), grandTotal: 389, tax: 73.91, shipping: 4.9 },
      { currencyCode: 'EUR' },
    ])

  // Other journeys count what the shop sends.
  await remove('tags', await find('tags', ORDER))
  await publish()
})
