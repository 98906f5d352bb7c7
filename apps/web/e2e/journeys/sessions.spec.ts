import type { Page } from '@playwright/test'
import { PASSWORD, PRODUCT } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const NEXT = 'quiet lanterns over Bergen'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${PRODUCT}/login?RelayState=/account`)
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

test('a member changes the password and is signed out elsewhere; an owner ends the session that is left', async ({
  page,
  browser,
}) => {
  const owner = new Product(page)
  await owner.enter('owner')
  const email = `sessions-${Date.now()}@northwind.example`
  await (await apiOf(page, SITES.shop)).addPerson(email)

  const here = await (await browser.newContext()).newPage()
  const { request: elsewhere } = await browser.newContext()
  const session = `${PRODUCT}/api/auth/v1/session`
  await elsewhere.post(`${PRODUCT}/api/auth/v1/login`, {
    headers: { Origin: PRODUCT },
    data: { email, password: PASSWORD },
  })
  expect((await elsewhere.get(session)).ok()).toBe(true)
  await signIn(here, email)
  await expect(here.getByText('This session')).toBeVisible()
  await expect(here.getByRole('button', { name: 'End all other sessions' })).toBeVisible()

  await here.getByLabel('Current password').fill('not the password')
  await here.getByLabel('New password').fill(NEXT)
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(here.getByText('This is not your current password')).toBeVisible()
  await here.getByLabel('Current password').fill(PASSWORD)
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(here.getByText('Password changed. Your other sessions have ended')).toBeVisible()
  await expect(here.getByRole('button', { name: 'End all other sessions' })).toBeHidden()
  expect((await elsewhere.get(session)).status()).toBe(401)

  await page.goto(`${PRODUCT}/administration/sessions?search=${encodeURIComponent(email)}`)
  await expect(page.getByText('1 session', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^End session of ${email}`) }).click()
  await expect(page.getByText('Session ended')).toBeVisible()
  await here.reload()
  await expect(here).toHaveURL(/\/login/)
})
