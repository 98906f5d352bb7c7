import type { Page } from '@playwright/test'
import { startTestProvider } from '../../../server/src/testing/test-provider.ts'
import { OIDC_CLIENT, PASSWORD, PRODUCT, PROVIDER_PORT } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const lists = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('link').first()

test.describe('signing in', () => {
  test('a wrong password is refused, and signing in leads to the requested address', async ({ page }) => {
    const wanted = `/tag/app/${SITES.shop}/triggers?name=page`
    await page.goto(wanted)
    await expect(page).toHaveTitle('Sign in - Waymark')
    await expect(page.getByText('After signing in you return to Triggers.')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.getByLabel('Work e-mail').fill('editor@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('E-mail address or password is wrong')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(wanted)
    await expect(page).toHaveTitle('Triggers - Waymark - Northwind Outdoor')
  })

  test('an owner lets a domain in, and its members sign in through the provider', async ({ page, context }) => {
    const provider = await startTestProvider(`${PRODUCT}/api/auth/v1/oidc/callback`, OIDC_CLIENT, PROVIDER_PORT)
    await new Product(page).enter('owner')
    await (await apiOf(page, SITES.shop)).changeSignInPolicy({ domains: [] })
    await page.goto('/administration/sign-in')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByRole('textbox', { name: 'Domain 1' }).fill('northwind.example')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Sign-in settings saved')).toBeVisible()
    await context.clearCookies()

    const wanted = `/tag/app/${SITES.shop}/triggers?name=page`
    const throughProvider = page.getByRole('link', { name: 'Sign in with Northwind ID' })
    await page.goto(wanted)
    await throughProvider.click()
    await expect(page.getByRole('alert')).toContainText('Northwind ID did not sign you in')
    expect(await violations(page)).toEqual([])
    provider.person = { sub: 'editor', email: 'editor@northwind.example', email_verified: true }
    await throughProvider.click()
    await expect(page).toHaveURL(wanted)
    await expect(page.getByRole('button', { name: /editor@northwind\.example, account menu/ })).toBeVisible()
    await page.goto('/administration/')
    await expect(page.getByRole('heading', { name: 'No access to the administration' })).toBeVisible()
    await provider.close()
  })

  test('without a site in the address the last one is opened, else the list of sites', async ({ page }) => {
    const product = new Product(page)
    await product.signIn('editor')
    await expect(page.getByRole('heading', { level: 1, name: 'No website selected' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Choose a website' }).click()
    await page.getByRole('option', { name: /Northwind Outlet/ }).click()
    await expect(page).toHaveURL(`/tag/app/${SITES.outlet}/tags`)
    await expect(product.tagRow(/./).first()).toBeVisible()
    for (const path of ['/', '/tag', '/tag/app', `/login?RelayState=${encodeURIComponent('//elsewhere.example')}`]) {
      await page.goto(path)
      await expect(page).toHaveURL(`/tag/app/${SITES.outlet}/tags`)
    }
  })

  test('a service worker of an earlier product is removed', async ({ page, context }) => {
    await context.route('**/assets/earlier.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {})' }),
    )
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.goto('/assets/favicon.svg')
    await page.goto('/help/tags')
    await page.evaluate(() => navigator.serviceWorker.register('/assets/earlier.js').then(() => undefined))
    expect(await workers()).toBe(1)
    await page.goto('/login')
    await expect.poll(workers).toBe(0)
  })
})

test.describe('the frame', () => {
  test.beforeEach(async ({ page }) => {
    const product = new Product(page)
    await product.enter('publisher')
    await product.openTags(SITES.shop)
  })

  test('another website is selected by keyboard in a paged list, and section and focus are kept', async ({ page }) => {
    await page.getByRole('link', { name: /^Triggers/ }).click()
    await page.getByRole('button', { name: /Northwind Outdoor/ }).press('Enter')
    const picker = page.getByRole('dialog', { name: 'Change website' })
    await expect(picker.getByRole('combobox')).toBeFocused()
    await expect(picker.getByRole('option').first()).toContainText('Current')
    await expect(picker.getByRole('option')).toHaveCount(10)
    await page.keyboard.press('PageDown')
    await expect(picker.getByRole('status')).toContainText('11–')
    expect(await violations(page)).toEqual([])
    await picker.getByText('Meta-sites', { exact: true }).click()
    await expect(picker.getByRole('option', { name: /Business/ })).toBeHidden()
    await picker.getByText('All', { exact: true }).click()
    await picker.getByRole('combobox').fill('outlet')
    await expect(picker.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/tag/app/${SITES.outlet}/triggers`)
    await expect(page.getByRole('button', { name: /Northwind Outlet/ })).toBeFocused()
  })

  test('single keys open all areas unless they are disabled, and the palette opens a trigger by its name', async ({
    page,
  }) => {
    await page.keyboard.press('g')
    await page.keyboard.press('v')
    await expect(page).toHaveURL(/\/variables$/)
    await expect(lists(page, 'Variables')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Off' }).click()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).not.toBeFocused()
    await page.keyboard.press('?')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible()
    await expect(sheet).toBeHidden()

    await page.keyboard.type('All page')
    await expect(page.getByRole('option', { name: /All page views/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'All page views' })).toBeVisible()
    await expect(page).toHaveTitle('All page views - Triggers - Waymark - Northwind Outdoor')
  })

  test('language and theme are chosen in the account menu and persist', async ({ page }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: /account menu/ }).click()
    await expect(page.getByRole('menu')).toContainText('publisher@northwind.example')
    await page.getByRole('menuitemradio', { name: 'Polski' }).click()
    await expect(page).toHaveTitle('Tagi - Waymark - Northwind Outdoor')
    await page.getByRole('button', { name: /publisher@/ }).click()
    await page.getByRole('menuitemradio', { name: 'Ciemny' }).click()
    expect(paths.filter((path) => path.startsWith('/static/'))).toEqual(['/static/checksum', '/static/locales'])

    paths.length = 0
    await page.reload()
    await expect(page).toHaveTitle('Tagi - Waymark - Northwind Outdoor')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => paths.includes('/static/checksum')).toBe(true)
    expect(paths).not.toContain('/static/locales')
    expect(await violations(page)).toEqual([])
  })

  test('a narrow window shows the list as the page', async ({ page }) => {
    await page.keyboard.press('[')
    await page.setViewportSize({ width: 390, height: 800 })
    for (const [tab, heading] of [
      ['Tags', 'List of tags'],
      ['Triggers', 'List of triggers'],
      ['Variables', 'List of variables'],
    ] as const) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeAttached()
      await expect(lists(page, tab)).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    await lists(page, 'Variables').click()
    await expect(page.getByRole('link', { name: 'Variables', exact: true })).toBeVisible()
  })
})

test.describe('publishing', () => {
  const publish = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Publish/ })
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Publish/ })

  async function open(page: Page) {
    const product = new Product(page)
    await product.enter('publisher')
    await (await apiOf(page, SITES.outlet)).publish()
    await product.openTag(SITES.outlet, 'Waymark analytics')
  }

  test('a refusal is shown in the sheet, and the published version gets a name', async ({ page }) => {
    await open(page)
    await page.getByRole('switch', { name: 'Active' }).click()
    await expect(page.getByRole('button', { name: '1 unpublished change' })).toBeVisible()

    await page.route('**/publish', (route) => route.fulfill({ status: 500, body: '' }))
    await publish(page).click()
    await confirm(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be published' })).toBeVisible()
    await page.unroute('**/publish')
    await confirm(page).click()
    const dialog = page.getByRole('dialog', { name: /is live/ })
    await expect(dialog.getByLabel('Version name')).toBeFocused({ timeout: 30_000 })
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('Spring')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Version information saved')).toBeVisible()
    await expect(page.getByText('No unpublished changes')).toBeVisible()
  })

  test('publishing that ends during a reload shows once that the version is live', async ({ page }) => {
    await open(page)
    await page.getByRole('switch', { name: 'Active' }).click()
    await expect(page.getByText(/^Tag (de)?activated$/)).toBeVisible()
    await page.route('**/operations/*', (route) => route.abort())
    await publish(page).click()
    await confirm(page).click()
    await page.waitForFunction(() => sessionStorage.getItem('waymark.operations')?.includes('operationId'))
    await page.unroute('**/operations/*')
    await page.reload()
    const dialog = page.getByRole('dialog', { name: /is live/ })
    await expect(dialog.getByLabel('Version name')).toBeFocused({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText('No unpublished changes')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No unpublished changes')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
