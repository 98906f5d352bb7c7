import { apiOf } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { Settings } from '../pages/settings.ts'
import { Shop } from '../pages/shop.ts'
import { expect, test } from '../test.ts'

/** A tag that appends its letter to a list on the page. */
const appending = (name: string, letter: string, trigger: string) => ({
  type: 'tag',
  attributes: {
    name,
    template: 'custom_tag',
    code: `<script>window.fired = (window.fired || '') + '${letter}'</script>`,
    consent_type: 'not_require_consent',
  },
  relationships: { triggers: { data: [{ id: trigger, type: 'trigger' }] } },
})

test('priorities set by keyboard are the order in which the tags fire in the shop', async ({ page, browser }) => {
  const product = new Product(page)
  await product.enter('publisher')
  const api = await apiOf(page, SITES.shop)
  const trigger = await api.create('triggers', {
    type: 'trigger',
    attributes: { name: 'Ordered start', trigger_type: 'page_view', conditions: [] },
  })
  const ids = await api.createMany(
    'tags',
    ['A', 'B', 'C'].map((letter) => appending(`Ordered ${letter}`, letter, trigger)),
  )
  const settings = new Settings(page, SITES.shop)
  await settings.openPriorities()
  const before = await settings.order()
  for (const letter of ['A', 'B', 'C']) await settings.prioritise(`Ordered ${letter}`)
  expect(await settings.order()).toEqual([...before, 'Ordered A', 'Ordered B', 'Ordered C'])

  // Up by the button, which keeps the focus, then by the handle.
  const up = page.getByRole('button', { name: 'Move Ordered C up' })
  await up.focus()
  await up.press('Enter')
  await expect.poll(() => settings.order()).toEqual([...before, 'Ordered A', 'Ordered C', 'Ordered B'])
  await expect(up).toBeFocused()
  const handle = page.getByRole('button', { name: /^Reorder Ordered A,/ })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Ordered A lifted' })).toBeAttached()
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Ordered A is over' })).toBeAttached()
  await page.waitForTimeout(300)
  await page.keyboard.press('Space')
  await expect.poll(() => settings.order()).toEqual([...before, 'Ordered C', 'Ordered A', 'Ordered B'])

  await settings.save()
  await expect(page.getByText('Priorities saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  expect(await api.prioritised()).toEqual([...before, 'Ordered C', 'Ordered A', 'Ordered B'])

  await api.publish()
  const shop = new Shop(await (await browser.newContext()).newPage())
  await shop.open()
  await expect.poll(() => shop.global('fired')).toBe('CAB')
  for (const id of ids) await api.remove('tags', id)
})
