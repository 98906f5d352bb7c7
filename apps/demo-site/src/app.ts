import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { goodBySlug } from './goods/goods.ts'
import { layout, type Page } from './layout/layout.ts'
import { category, home, product } from './pages/catalogue.ts'
import { basket, checkout, newsletter, newsletterThanks, type Order, thanks } from './pages/checkout.ts'
import { film, gearFinder, journal, missing, otherSite, withoutContainer } from './pages/stories.ts'
import type { Settings } from './settings.ts'
import { vendorStub } from './vendor-stub.ts'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webm: 'video/webm',
}

const FOLDERS = ['../dist/', './public/'] as const

/** One of the shop's own files, or null. */
async function asset(name: string): Promise<Buffer<ArrayBuffer> | null> {
  if (!/^[\w-]+\.\w+$/.test(name)) return null
  for (const folder of FOLDERS) {
    const found = await readFile(fileURLToPath(new URL(`${folder}${name}`, import.meta.url))).catch(() => null)
    if (found) return found
  }
  return null
}

/** Reads the items a checkout sends; invalid input counts as an empty basket. */
function itemsOf(text: unknown): Order['items'] {
  try {
    const items: unknown = JSON.parse(String(text))
    if (!Array.isArray(items)) return []
    return items.slice(0, 50).map((item) => ({
      item_id: String(item?.item_id ?? ''),
      item_name: String(item?.item_name ?? ''),
      item_brand: String(item?.item_brand ?? ''),
      item_category: String(item?.item_category ?? ''),
      item_variant: String(item?.item_variant ?? ''),
      price: Number(item?.price) || 0,
      quantity: Number(item?.quantity) || 1,
    }))
  } catch {
    return []
  }
}

/** The demo shop as a web application. Orders live in memory until the shop is restarted. */
export function createShop(settings: Settings): Hono {
  const app = new Hono()
  const orders = new Map<string, Order>()
  const send = (c: Context, page: Page, status: 200 | 404 = 200) => c.html(layout(page, settings), status)

  const pages: Readonly<Record<string, () => Page>> = {
    '/': home,
    '/basket': basket,
    '/checkout': checkout,
    '/newsletter': newsletter,
    '/newsletter/thanks': newsletterThanks,
    '/journal': journal,
    '/film': film,
    '/without-container': withoutContainer,
    '/other-site': otherSite,
  }
  for (const [path, page] of Object.entries(pages)) app.get(path, (c) => send(c, page()))
  app.get('/gear-finder/:step?', (c) => send(c, gearFinder()))
  app.get('/c/:id', (c) => {
    const page = category(c.req.param('id'))
    return page ? send(c, page) : send(c, missing(), 404)
  })
  app.get('/p/:slug', (c) => {
    const good = goodBySlug(c.req.param('slug'))
    return good ? send(c, product(good)) : send(c, missing(), 404)
  })
  app.post('/checkout', async (c) => {
    const form = await c.req.parseBody()
    const id = `NW-${String(1000 + orders.size)}`
    orders.set(id, { id, items: itemsOf(form.items) })
    return c.redirect(`/thanks/${id}`, 303)
  })
  app.get('/thanks/:id', (c) => {
    const order = orders.get(c.req.param('id'))
    return order ? send(c, thanks(order)) : send(c, missing(), 404)
  })
  app.get('/vendor-stubs', (c) => {
    c.header('Content-Type', TYPES.js!)
    return c.body(vendorStub(c.req.query('for') ?? ''))
  })
  app.get('/assets/:name', async (c) => {
    const name = c.req.param('name')
    const found = await asset(name)
    if (!found) return send(c, missing(), 404)
    c.header('Content-Type', TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream')
    c.header('Cache-Control', 'no-cache')
    return c.body(found)
  })
  app.notFound((c) => send(c, missing(), 404))
  return app
}
