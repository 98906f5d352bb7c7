import { PASSWORD, PRODUCT, SHOP } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Debugger } from '../pages/debugger.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('a tag is added, published and debugged by keyboard alone', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const product = new Product(page)
  const name = 'Journey: by keyboard'

  await test.step('sign in', async () => {
    await page.goto(`${PRODUCT}/login?RelayState=${encodeURIComponent(`/tag/app/${SITES.shop}/tags`)}`)
    await keyboard.to(page.getByLabel('Work e-mail'))
    await keyboard.type('owner@northwind.example')
    await keyboard.to(page.getByLabel('Password', { exact: true }))
    await keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(product.tagRow(/./).first()).toBeVisible()
    // With many changes the sheet focuses its button instead of the name.
    await (await apiOf(page, SITES.shop)).publish()
  })

  await test.step('open a tag, whose row keeps the focus while its screen is loaded', async () => {
    const row = product.tagRow(/./).first()
    await keyboard.to(row)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toBeFocused()
  })

  await test.step('add a tag with a reference and a trigger', async () => {
    await page.keyboard.press('c')
    await expect(page.getByRole('searchbox', { name: /Search \d+ templates/ })).toBeFocused()
    await keyboard.type('waymark event')
    await keyboard.to(page.getByRole('radio', { name: /Waymark event/ }))
    await keyboard.press('Enter')
    await expect(page.getByLabel('Tag name')).toBeFocused()
    await keyboard.type(name)
    await keyboard.to(page.getByLabel('Category'))
    await keyboard.type('Keyboard')
    await keyboard.to(page.getByLabel('Action'))
    await keyboard.type('{{ Page Pa')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Action')).toHaveValue('{{ Page Path }}')
    await keyboard.to(page.getByRole('button', { name: 'Choose existing' }))
    await keyboard.press('Enter')
    const triggers = page.getByRole('dialog', { name: 'Choose triggers' })
    await keyboard.to(triggers.getByRole('searchbox'))
    await keyboard.type('Order placed')
    await keyboard.to(triggers.getByRole('checkbox', { name: 'Choose Order placed' }))
    await keyboard.press('Space')
    await keyboard.to(triggers.getByRole('button', { name: 'Link 1 trigger' }))
    await keyboard.press('Enter')
    await expect(triggers).toBeHidden()
    await keyboard.expectFocusShown()
    await keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(product.tagRow(name)).toHaveAttribute('aria-current', 'page')
  })

  await test.step('publish', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await keyboard.type('publish')
    await expect(page.getByRole('option', { name: /^Publish \d+ changes?…/ })).toHaveAttribute('data-focus', '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Changes in this version' })).toContainText(name)
    await keyboard.to(page.getByLabel('Version name'))
    await keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    const live = page.getByRole('dialog', { name: /is live/ })
    await expect(live.getByLabel('Version name')).toHaveValue('By keyboard', { timeout: 30_000 })
    await keyboard.to(live.getByRole('button', { name: 'Skip' }))
    await keyboard.press('Enter')
    await expect(live).toBeHidden()
  })

  await test.step('read in the debugger why it did not fire', async () => {
    const debug = new Debugger(page)
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await expect(debug.address).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await keyboard.type(`${SHOP}/p/fjell-2-tent`)
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    await opened
    await debug.bringToFront()
    await debug.expectConnected()
    await keyboard.expectFocusShown()
    await keyboard.to(debug.events)
    await keyboard.to(debug.event('waymark.pageLoad'), 'ArrowDown')
    await keyboard.press('Enter')
    await keyboard.to(page.getByRole('tab', { name: /^Tags/ }))
    await keyboard.to(page.getByRole('tabpanel').getByRole('searchbox', { name: 'Search tags' }))
    await keyboard.type(name)
    await keyboard.press('Enter')
    await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(2)
    await keyboard.to(page.getByRole('tabpanel').getByRole('button', { name, exact: true }))
    await keyboard.press('Enter')
    const details = page.getByRole('complementary', { name })
    await expect(details.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(details).toContainText('No trigger matched')
    await keyboard.press('Escape')
    await expect(page.getByRole('tabpanel').getByRole('button', { name, exact: true })).toBeFocused()
  })

  const api = await apiOf(page, SITES.shop)
  await api.remove('tags', await api.find('tags', name))
  await api.publish()
})
