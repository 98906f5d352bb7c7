import type { Browser, Page } from '@playwright/test'
import { apiOf } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { Shop } from '../pages/shop.ts'
import { expect, test } from '../test.ts'

const ORDER = 'Presets: order'
const DETAIL = 'Presets: product detail'

/** The variables that the presets for gtag read. */
const GTAG = ['items', 'currency', 'transaction_id', 'value', 'tax', 'shipping']

const presets = (page: Page) => page.getByRole('dialog', { name: 'Fill in from a preset' })

async function applyPreset(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Fill in from a preset' }).click()
  await presets(page).getByRole('radio', { name }).check()
  await presets(page).getByRole('button', { name: 'Apply preset' }).click()
  await expect(presets(page)).toBeHidden()
  await expect(page.getByText('Fields filled in from the preset').last()).toBeVisible()
}

/** Opens the preset dialog of the order tag, applies a preset, saves and publishes. */
async function changePreset(page: Page, name: string): Promise<void> {
  await applyPreset(page, name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  await (await apiOf(page, SITES.shop)).publish()
}

/** A new visitor of the shop who allows everything. */
async function visitor(browser: Browser, path: string): Promise<Shop> {
  const shop = new Shop(await (await browser.newContext()).newPage())
  await shop.open(path)
  await shop.answer('Allow all')
  return shop
}

/** The calls of one command of the tracker. */
const tracked = async (shop: Shop, command: string) => (await shop.calls('_paq')).filter(([name]) => name === command)

test.describe
  .serial('the presets of ecommerce tags', () => {
    test('fill in a new order tag for GA4 in the data layer, and a real order arrives', async ({ page, browser }) => {
      const product = new Product(page)
      await product.enter('publisher')
      await product.openTags(SITES.shop)
      await product.beginTag(/^Order/)
      await page.getByLabel('Tag name').fill(ORDER)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Fill in from a preset' }).click()
      await expect(presets(page).getByRole('row', { name: /^SKU Empty item_id/ })).toBeVisible()
      await expect(presets(page).getByRole('row', { name: /^Category levels Off Use mapping/ })).toBeVisible()
      await presets(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('combobox', { name: 'SKU' })).toHaveValue('')
      await applyPreset(page, 'Data layer, GA4')
      await product.linkTrigger('Order placed')
      await product.saveNewTag(ORDER)
      await (await apiOf(page, SITES.shop)).publish()

      const shop = await visitor(browser, '/p/fjell-2-tent')
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
        .poll(() => tracked(shop, 'ecommerceOrder'))
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
    })

    test('fill in a product detail view, and the product of the page arrives', async ({ page, browser }) => {
      const product = new Product(page)
      await product.enter('publisher')
      await product.openTags(SITES.shop)
      await product.beginTag(/^Product detail view/)
      await page.getByLabel('Tag name').fill(DETAIL)
      await applyPreset(page, 'Data layer, GA4')
      await product.linkTrigger('Product pages')
      await product.saveNewTag(DETAIL)
      await (await apiOf(page, SITES.shop)).publish()

      const shop = await visitor(browser, '/p/fjell-2-tent')
      // The seeded tag sends the same product.
      await expect
        .poll(async () => (await tracked(shop, 'ecommerceProductDetailView')).map(([, products]) => products))
        .toEqual(Array(2).fill([expect.objectContaining({ sku: 'NW-T210', category: ['Tents'], price: 389 })]))
    })

    test('fill in an order for UA in the data layer and for gtag, after naming the variables that are missing', async ({
      page,
      browser,
    }) => {
      const product = new Product(page)
      await product.enter('publisher')
      await product.openTag(SITES.shop, ORDER)

      // Categories of UA are split into levels.
      await changePreset(page, 'Data layer, UA')
      let shop = await visitor(browser, '/')
      await shop.page.evaluate(() => {
        const product = {
          id: 'U-1',
          name: 'Rope',
          category: 'Climbing / Ropes',
          price: '79.5',
          quantity: 2,
          brand: 'Fjell',
        }
        const actionField = { id: 'UA-1', revenue: '159', tax: '25.4', shipping: '0' }
        window.dataLayer?.push({
          event: 'purchase',
          ecommerce: { currencyCode: 'NOK', purchase: { actionField, products: [product] } },
        })
      })
      await expect
        .poll(() => tracked(shop, 'ecommerceOrder'))
        .toEqual([
          [
            'ecommerceOrder',
            [
              expect.objectContaining({
                sku: 'U-1',
                category: ['Climbing', 'Ropes'],
                price: 79.5,
                quantity: 2,
                brand: 'Fjell',
              }),
            ],
            { orderId: 'UA-1', grandTotal: 159, tax: 25.4, shipping: 0 },
            { currencyCode: 'NOK' },
          ],
        ])

      await page.getByRole('button', { name: 'Fill in from a preset' }).click()
      await presets(page).getByRole('radio', { name: 'gtag, GA4' }).check()
      await expect(presets(page).getByText(/variables that do not exist yet: items,/)).toBeVisible()
      await presets(page).getByRole('button', { name: 'Cancel' }).click()
      await (await apiOf(page, SITES.shop)).createMany(
        'variables',
        GTAG.map((name) => ({
          type: 'variable',
          attributes: { name, variable_type: 'data_layer', value: name, options: {} },
        })),
      )
      await changePreset(page, 'gtag, GA4')
      shop = await visitor(browser, '/')
      await gtag(shop, { item_id: 'G-1', item_name: 'Stove', item_category: 'Camp kitchen', price: 45, quantity: 1 })
      await expect
        .poll(() => tracked(shop, 'ecommerceOrder'))
        .toEqual([
          [
            'ecommerceOrder',
            [expect.objectContaining({ sku: 'G-1', name: 'Stove', category: ['Camp kitchen'] })],
            { orderId: 'GT-1', grandTotal: 45, tax: 9, shipping: 5 },
            { currencyCode: 'SEK' },
          ],
        ])

      await changePreset(page, 'gtag, UA')
      shop = await visitor(browser, '/')
      await gtag(shop, { id: 'G-2', name: 'Pan', category: 'Camp kitchen/Pans', price: 45, quantity: 1 })
      await expect
        .poll(async () => (await tracked(shop, 'ecommerceOrder')).map(([, products]) => products))
        .toEqual([[expect.objectContaining({ sku: 'G-2', name: 'Pan', category: ['Camp kitchen', 'Pans'] })]])
    })

    test('leave nothing behind for other journeys', async ({ page }) => {
      await new Product(page).enter('publisher')
      const { find, remove, publish } = await apiOf(page, SITES.shop)
      for (const name of [ORDER, DETAIL]) await remove('tags', await find('tags', name))
      for (const name of GTAG) await remove('variables', await find('variables', name))
      await publish()
    })
  })

/** Sends a purchase as gtag does, with one item. */
const gtag = (shop: Shop, item: object): Promise<void> =>
  shop.page.evaluate((sold) => {
    function send(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: gtag pushes its arguments object.
      window.dataLayer?.push(arguments)
    }
    send('event', 'purchase', {
      transaction_id: 'GT-1',
      value: 45,
      currency: 'SEK',
      tax: 9,
      shipping: 5,
      items: [sold],
    })
  }, item)

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
