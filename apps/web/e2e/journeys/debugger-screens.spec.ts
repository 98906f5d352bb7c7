import type { Page } from '@playwright/test'
import { SHOP } from '../installation.ts'
import { violations } from '../pages/axe.ts'
import { Debugger } from '../pages/debugger.ts'
import { Product, SITES } from '../pages/product.ts'
import { arrived } from '../pages/visit.ts'
import { expect, test } from '../test.ts'

/** Opens each screen of a session in the shop and calls `check` on it. */
async function screens(page: Page, check: (screen: string) => Promise<void>): Promise<void> {
  const debug = new Debugger(page)
  await debug.open(SITES.shop)
  await check('connect')
  const window = await debug.connect(`${SHOP}/p/fjell-2-tent`)
  await arrived(window)
  await window.locator('#add-to-basket').click()
  await expect(debug.event('add_to_cart')).toBeVisible()
  await check('events')
  await debug.event('add_to_cart').click()
  await page.getByRole('table', { name: 'Tags on this event' }).getByRole('button', { name: 'Added to basket' }).click()
  await expect(page.getByRole('heading', { name: 'Added to basket' })).toBeFocused()
  await check('tag on an event')
  await page.keyboard.press('Escape')
  await debug.show('Variables')
  await page.getByRole('table').locator('tbody').getByRole('button').first().click()
  await check('variables')
  await page.keyboard.press('Escape')
  await debug.show('Trigger groups')
  await check('trigger groups')
  await debug.show('Data layer')
  await check('data layer')
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await debug.show('Tags')
  await page.getByRole('button', { name: 'Older event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'waymark.capturingClick' })).toBeVisible()
  await check('event on a narrow window')
  await page.setViewportSize({ width, height })
  await debug.command('Tags').click()
  await check('tags')
  await page.getByRole('region', { name: 'Tags of this session' }).getByRole('button').first().click()
  await check('tag of the session')
  await debug.command('Close session').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByText(/^Session closed at /)).toBeVisible()
  await check('closed')
}

test('the screens of the debugger have no accessibility violations', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await new Product(page).enter('owner')
  await screens(page, async (screen) => expect.soft(await violations(page), screen).toEqual([]))
})
