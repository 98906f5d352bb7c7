import type { BrowserContext, Page } from '@playwright/test'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const sessionEndDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' })
const over = (page: Page) => page.getByRole('alertdialog', { name: 'You were signed out' })
const tags = `/tag/app/${SITES.outlet}/tags`

/** Opens the tags of a site in a tab whose clock is moved by hand, and waits until the session is watched. */
async function openTab(context: BrowserContext, known?: Page, list = tags): Promise<Page> {
  const page = known ?? (await context.newPage())
  // The session is watched once this script has run, which it has when the page reads a later answer.
  const watch = page.waitForResponse(/\/assets\/session-timeout-.*\.js$/)
  await page.goto(list)
  await expect(new Product(page).tagRow(/./).first()).toBeVisible()
  await watch
  await page.evaluate(async () => (await fetch('/readyz')).text())
  await page.clock.runFor(1000)
  return page
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await new Product(page).enter('editor')
})

test('a user is asked one minute before the end of a session and can stay, an expired token is renewed once, and after the end the input is still there', async ({
  page,
  context,
}) => {
  await openTab(context, page)
  await test.step('a user is asked one minute before the end of half an hour without input, and can stay', async () => {
    await page.clock.runFor('10:00')
    await page.keyboard.press('Shift')
    const renewed = page.waitForResponse('**/api/auth/v1/session', { timeout: 60_000 })
    await page.clock.runFor('19:00')
    await renewed
    await page.clock.runFor('10:00')
    await expect(sessionEndDialog(page)).toBeHidden()
    await page.clock.runFor('19:00')
    await expect(sessionEndDialog(page)).toContainText(/You will be signed out in 1:00|0:5\d/)
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()

    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(sessionEndDialog(page).getByRole('alert')).toContainText('Cannot fetch session')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(sessionEndDialog(page)).toBeHidden()
    await page.clock.runFor('20:00')
    await expect(sessionEndDialog(page)).toBeHidden()
  })

  await test.step('an expired token is renewed once for all waiting calls', async () => {
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/v1/session')) renewals += 1
    })
    const shown = page.waitForResponse('**/triggers?*')
    await page.getByRole('link', { name: /^Triggers/ }).click()
    expect((await shown).status()).toBe(200)
    await expect(page.getByRole('list', { name: 'Triggers' }).getByRole('link').first()).toBeVisible()
    expect(renewals).toBe(1)
    await page.getByRole('link', { name: /^Tags/ }).click()
    await expect(new Product(page).tagRow(/./).first()).toBeVisible()
  })

  await test.step('at its end the input stays visible, and signing in leads back to the screen', async () => {
    const searched = page.waitForResponse(/\/tags\?.*half/)
    await page.keyboard.press('/')
    await page.keyboard.type('half a na')
    await searched
    await page.clock.runFor('29:10')
    await expect(sessionEndDialog(page)).toBeVisible()
    await context.clearCookies()
    await page.clock.runFor('01:01')
    await expect(over(page)).toBeVisible()
    await expect(page.locator('input[type=search]')).toHaveValue('half a na')
    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login\?RelayState=/)
    await expect(page.getByText('After signing in you return to Tags.')).toBeVisible()
    await new Product(page).fillIn('editor')
    await expect(page).toHaveURL(`${tags}?name=half+a+na`)
  })

  await test.step('without a session an expired token leads to the sign-in page', async () => {
    await openTab(context, page)
    await context.clearCookies()
    await page.clock.runFor('06:00')
    await page.getByRole('link', { name: /^Variables/ }).click()
    await expect(page).toHaveURL(/\/login\?RelayState=.*variables/)
  })
})

test('staying or signing out in one tab applies to all, and changes that were not saved are offered again after signing in', async ({
  page,
  context,
}) => {
  await new Product(page).openTag(SITES.shop, 'Hotjar')
  const field = page.getByLabel('Site ID')
  await field.fill('4711')
  const adding = await openTab(context)
  await adding.goto(`/tag/app/${SITES.shop}/variables/add-variable`)
  await adding.getByRole('radio', { name: /^Constant/ }).dblclick()
  await adding.getByLabel('Variable name').fill('Typed before the end')
  const other = await openTab(context)
  await page.clock.runFor('29:10')
  for (const tab of [page, other]) await expect(sessionEndDialog(tab)).toBeVisible()
  await other.getByRole('button', { name: 'Stay signed in' }).click()
  for (const tab of [page, other]) await expect(sessionEndDialog(tab)).toBeHidden()

  await other.getByRole('button', { name: /account menu/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).dblclick()
  await expect(other).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login\?RelayState=/)
  await expect(page.getByText('Your unsaved changes to Hotjar are kept in this tab')).toBeVisible()

  await new Product(page).fillIn('editor')
  await expect(field).not.toHaveValue('4711')
  await page.getByRole('button', { name: 'Restore changes' }).click()
  await expect(field).toHaveValue('4711')
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeHidden()

  await expect(adding.getByText('Your unsaved changes to Typed before the end are kept')).toBeVisible()
  await adding.goto(`/tag/app/${SITES.shop}/variables/add-variable`)
  await adding.getByRole('button', { name: 'Restore changes' }).click()
  await expect(adding.getByLabel('Variable name')).toHaveValue('Typed before the end')
})

test('at the limit of the session signing out keeps the changes without a question of the browser', async ({
  page,
  context,
}) => {
  const session_expiration = new Date(Date.now() + 10 * 60_000).toISOString()
  await page.route('**/api/auth/v1/session', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), session_expiration } })
  })
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await openTab(context, page, `/tag/app/${SITES.shop}/tags`)
  await new Product(page).tagRow('Hotjar').click()
  await page.getByLabel('Site ID').fill('4712')
  await page.clock.runFor('09:20')
  await sessionEndDialog(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your unsaved changes to Hotjar are kept in this tab')).toBeVisible()
  expect(questions).toEqual([])
})
