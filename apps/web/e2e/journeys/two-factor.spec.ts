import { Secret, TOTP } from 'otpauth'
import { PASSWORD, PRODUCT } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

test('two-factor sign-in is set up, and asked for at the next sign-in', async ({ page }) => {
  const product = new Product(page)
  await product.enter('owner')
  const email = `two-factor-${Date.now()}@northwind.example`
  await (await apiOf(page, SITES.shop)).addPerson(email)
  await page.context().clearCookies()

  const code = page.getByLabel('Code from your authenticator app')
  const enterPassword = async () => {
    await page.getByLabel('Work e-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto(`${PRODUCT}/login?RelayState=/account`)
  await enterPassword()
  await page.getByRole('button', { name: 'Set up' }).click()
  const key = await page.getByRole('dialog').getByRole('code').textContent()
  const secret = Secret.fromBase32((key ?? '').replaceAll(' ', ''))
  expect(await violations(page)).toEqual([])
  await code.fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByLabel('I have stored the codes').check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await enterPassword()
  await expect(code).toBeFocused()
  // The code of the present half minute may have been used; that of the next one is valid already.
  await code.fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tag/)
})
