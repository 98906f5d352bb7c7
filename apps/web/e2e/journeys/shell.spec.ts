import { startTestProvider } from '../../../server/src/testing/test-provider.ts'
import { OIDC_CLIENT, PASSWORD, PRODUCT, PROVIDER_PORT } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('a wrong password is refused, and signing in leads to the requested address, without one to the site opened last', async ({
  page,
}) => {
  const wanted = `/tag/app/${SITES.shop}/triggers?name=page`
  await page.goto(wanted)
  await expect(page).toHaveTitle('Sign in - Waymark')
  await expect(page.getByText('After signing in you return to Triggers.')).toBeVisible()
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
  await page.goto('/')
  await expect(page).toHaveURL(`/tag/app/${SITES.shop}/tags`)
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
  provider.person = { sub: 'editor', email: 'editor@northwind.example', email_verified: true }
  await throughProvider.click()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('button', { name: /editor@northwind\.example, account menu/ })).toBeVisible()
  await page.goto('/administration/')
  await expect(page.getByRole('heading', { name: 'No access to the administration' })).toBeVisible()
  await provider.close()
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

test('language and theme are chosen in the account menu and persist', async ({ page }) => {
  const product = new Product(page)
  await product.enter('publisher')
  await product.openTags(SITES.shop)
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

  // Other journeys of the publisher begin with the language of the account.
  await page.getByRole('button', { name: /publisher@/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByText('Language saved')).toBeVisible()
})
