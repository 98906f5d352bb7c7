import { describe, expect, test } from 'vitest'
import { createShop } from './app.ts'
import { settingsFrom } from './settings.ts'

const settings = settingsFrom({ WAYMARK_ORIGIN: 'http://tags.test' })
const shop = createShop(settings)
const page = async (path: string) => (await shop.request(path)).text()

describe('the demo shop', () => {
  test('each page carries the installation code of the shop', async () => {
    for (const path of [
      '/',
      '/c/tents',
      '/p/fjell-2-tent',
      '/basket',
      '/checkout',
      '/journal',
      '/film',
      '/gear-finder/nights',
    ]) {
      expect(await page(path)).toContain(`http://tags.test/containers/${settings.appId}.js`)
    }
  })

  test('one page carries none, and one that of another site', async () => {
    expect(await page('/without-container')).not.toContain('/containers/')
    expect(await page('/other-site')).toContain(`/containers/${settings.otherAppId}.js`)
  })

  test('an order is thanked for with its items in the data layer, and only by its own address', async () => {
    const items = JSON.stringify([
      { item_id: 'NW-T210', item_name: 'Fjell 2 tent', item_category: 'Tents', price: 389, quantity: 2 },
    ])
    const sent = await shop.request('/checkout', { method: 'POST', body: new URLSearchParams({ name: 'Ada', items }) })
    expect(sent.status).toBe(303)
    const thanked = await page(sent.headers.get('location')!)
    expect(thanked).toContain('"event":"purchase"')
    expect(thanked).toContain('"value":778')
    expect((await shop.request('/thanks/NW-9')).status).toBe(404)
  })

  test('items with markup cannot leave the data layer', async () => {
    const items = JSON.stringify([
      { item_id: '</script><script>alert(1)</script>', item_name: 'x', price: 1, quantity: 1 },
    ])
    const sent = await shop.request('/checkout', { method: 'POST', body: new URLSearchParams({ items }) })
    expect(await page(sent.headers.get('location')!)).not.toContain('<script>alert')
  })

  test('an unknown page and a name that is no file are not found', async () => {
    expect((await shop.request('/c/constructor')).status).toBe(404)
    expect((await shop.request('/assets/..%2Fapp.ts')).status).toBe(404)
  })

  test('a stub answers in the place of a vendor and repeats nothing but the address', async () => {
    const answer = await page('/vendor-stubs?for=https%3A%2F%2Fconnect.facebook.net%2Fen_US%2Ffbevents.js')
    expect(answer).toContain('https://connect.facebook.net/en_US/fbevents.js')
    expect(await page('/vendor-stubs?for=%3C%2Fscript%3E')).toContain('unknown')
  })
})
