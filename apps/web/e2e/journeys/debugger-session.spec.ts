import type { Page } from '@playwright/test'
import { SHOP } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Debugger } from '../pages/debugger.ts'
import { Product, SITES } from '../pages/product.ts'
import { arrived } from '../pages/visit.ts'
import { expect, test } from '../test.ts'

const TAG = 'Debugged: title'

const bodyOf = (text: string) => ({
  type: 'tag',
  attributes: {
    name: TAG,
    template: 'custom_tag',
    code: `<script>document.documentElement.dataset.debugged = '${text}'</script>`,
    consent_type: 'not_require_consent',
    disable_in_debug_mode: false,
    respect_visitors_privacy: false,
    scheduler: { date_ranges: [], times_of_day: [] },
  },
})

/** Expects on the root element of the shop, which the tag changes. */
const left = (window: Page) => expect(window.locator('html'))

let debug: Debugger
let window: Page

test.beforeEach(async ({ page }) => {
  await new Product(page).enter('owner')
  debug = new Debugger(page)
  await debug.open(SITES.shop)
})

test('a changed draft is announced, the restarted session runs it, and opening another site or leaving asks before it ends a session', async ({
  page,
}) => {
  const choose = async (site: RegExp) => {
    await page.getByRole('button', { name: /^(Northwind Outdoor|Choose a website)/ }).click()
    await page.getByRole('option', { name: site }).click()
  }
  const question = page.getByRole('alertdialog', { name: 'End the debug session?' })
  const keep = () => question.getByRole('button', { name: 'Keep debugging' }).click()
  const reloadIsAsked = async () => {
    const opened = page.waitForEvent('dialog')
    const reload = page.reload({ timeout: 5_000 }).catch(() => undefined)
    const dialog = await opened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reload
  }
  const api = await apiOf(page, SITES.shop)
  const view = await api.find('triggers', 'All page views')
  const tag = await api.create('tags', {
    ...bodyOf('before'),
    relationships: { triggers: { data: [{ id: view, type: 'trigger' }] } },
  })
  window = await debug.connect(`${SHOP}/`)
  await left(window).toHaveAttribute('data-debugged', 'before')
  await debug.bringToFront()
  await expect(debug.event('waymark.pageLoad')).toBeVisible()

  await debug.command('Tags').click()
  await page.getByRole('region', { name: 'Tags of this session' }).getByRole('button', { name: TAG }).click()
  await page.getByRole('link', { name: 'Open in Tags' }).click()
  await expect(debug.tab).toHaveAccessibleName('Debugger, connected')
  const code = page.getByRole('textbox', { name: 'Tag code' })
  await code.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("<script>document.documentElement.dataset.debugged = 'after'</script>")
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Tag saved')).toBeVisible()
  await debug.tab.click()
  await expect(page.getByText('The draft has changed. Reconnect to see changes.')).toBeVisible()

  const reopened = page.context().waitForEvent('page')
  await page.getByRole('status').getByRole('button', { name: 'Restart' }).click()
  window = await reopened
  await left(window).toHaveAttribute('data-debugged', 'after')
  await debug.expectConnected()
  await expect(page.getByText('The draft has changed.')).toBeHidden()

  await test.step('also what another user has changed', async () => {
    await api.remove('tags', tag)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('The draft has changed. Reconnect to see changes.')).toBeVisible()
  })

  await choose(/^Northwind Journal/)
  await keep()
  await expect(page).toHaveURL(new RegExp(SITES.shop))
  await reloadIsAsked()
  await expect(debug.tab).toHaveAccessibleName('Debugger, connected')

  await test.step('also on a screen without a site, and when the last site has been opened in another tab', async () => {
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await reloadIsAsked()
    await choose(/^Northwind Journal/)
    await keep()
    const other = await page.context().newPage()
    await new Product(other).openTags(SITES.outlet)
    await other.close()
    await page.getByRole('link', { name: 'Waymark, tag manager' }).click()
    await keep()
    await expect(page).toHaveURL(/\/account$/)
    await page.goBack()
    await expect(debug.tab).toHaveAccessibleName('Debugger, connected')
  })

  await choose(/^Northwind Journal/)
  await question.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('button', { name: /^Northwind Journal/ })).toBeVisible()
  await expect(page).toHaveURL(/\/debug$/)
  await expect(debug.tab).toHaveAccessibleName('Debugger, not connected')
  await expect.poll(() => window.evaluate('name')).toBe('')
})

test('a session is filtered, cleared, kept on its page, closed and restarted', async ({ page }) => {
  window = await debug.connect(`${SHOP}/p/fjell-2-tent`)
  await arrived(window)
  await debug.bringToFront()
  await expect(debug.event('waymark.pageLoad')).toBeVisible()

  await page.getByRole('button', { name: 'System' }).click()
  await expect(debug.event('waymark.pageLoad')).toBeHidden()
  await expect(debug.event('view_item')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nothing is called this')
  await expect(page.getByText('No event matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(debug.event('waymark.pageLoad')).toBeVisible()
  await expect(debug.events.locator(':focus')).toBeVisible()

  await debug.command('Clear data').click()
  await expect(page.getByText('Waiting for events')).toBeVisible()
  await page.getByRole('switch', { name: 'Prevent page reload' }).click()
  await window.bringToFront()
  await window.locator('#brand').click()
  await expect(window).toHaveURL(/fjell-2-tent/)
  await window.locator('#add-to-basket').click()
  await debug.bringToFront()
  await expect(debug.event('add_to_cart')).toBeVisible()
  await page.getByRole('switch', { name: 'Prevent page reload' }).click()
  await window.bringToFront()
  await window.locator('#brand').click()
  await expect(window).toHaveURL(`${SHOP}/`)
  await debug.bringToFront()
  await expect(debug.event('waymark.pageLoad')).toBeVisible()

  await debug.command('Close session').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep debugging' }).click()
  await expect(debug.tab).toHaveAccessibleName('Debugger, connected')
  await debug.command('Close session').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close session' }).click()
  await expect(page.getByText(/^Session closed at /)).toBeVisible()
  await expect(debug.tab).toHaveAccessibleName('Debugger, session closed')
  await expect(debug.event('add_to_cart')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Prevent page reload' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Start new session' }).click()
  await expect(debug.address).toBeFocused()
  await expect(debug.address).toHaveValue(`${SHOP}/p/fjell-2-tent`)
})

test('the connection is lost with the window or on a page that does not answer, can be restored, and ends at once when the product is reloaded', async ({
  page,
}) => {
  const reconnect = async () => {
    await page.getByRole('alert').getByRole('button', { name: 'Reconnect' }).click()
    await expect(page.getByRole('button', { name: 'Connect' })).toBeFocused()
    const reopened = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    window = await reopened
    await debug.expectConnected()
  }
  await page.clock.install()
  window = await debug.connect(`${SHOP}/`)
  await arrived(window)
  await debug.bringToFront()
  await expect(debug.event('waymark.pageLoad')).toBeVisible()
  await window.close()
  await expect(page.getByRole('alert')).toContainText('The window of the site was closed.')
  await expect(debug.tab).toHaveAccessibleName('Debugger, connection lost')
  await debug.event('waymark.pageView').click()
  await expect(page.getByRole('table', { name: 'Tags on this event' })).toBeVisible()
  await reconnect()

  await arrived(window)
  await window.locator('#foot-without').click()
  await expect(window).toHaveURL(/without-container/)
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toContainText('The window went to a page that does not answer.')
  await reconnect()

  await expect.poll(() => window.evaluate('name')).toMatch(/^waymark-debug-/)
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect.poll(() => window.evaluate("[name, sessionStorage.getItem('wm_debug')]")).toEqual(['', null])
  await expect(window.locator('html > div')).toHaveCount(0)
})
