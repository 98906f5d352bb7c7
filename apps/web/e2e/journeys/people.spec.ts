import type { Page } from '@playwright/test'
import { PRODUCT } from '../installation.ts'
import { CANNOT_BE_REACHED, loseAnswer } from '../pages/lost-answer.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

const OUTLET = 'Northwind Outlet'

/** Opens the page of people as an owner. */
async function openPeople(page: Page): Promise<void> {
  await new Product(page).enter('owner')
  await page.goto(`${PRODUCT}/administration/people`)
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible()
}

test('an owner invites an editor, who signs in by the link, edits one website and sees no other', async ({
  page,
  browser,
}) => {
  const email = `editor-${Date.now()}@northwind.example`
  await openPeople(page)

  const link = await test.step('the owner adds them with a level and gets the link', async () => {
    await page.getByRole('button', { name: 'Add person' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Add website' }).click()
    await page.getByRole('option', { name: new RegExp(`^${OUTLET}`) }).click()
    await page.getByRole('combobox', { name: `Level on ${OUTLET}` }).click()
    await page.getByRole('option', { name: 'Edit' }).click()
    await loseAnswer(page, '**/api/users/v2')
    await page.getByRole('button', { name: 'Add and create link' }).click()
    await expect(page.getByText(CANNOT_BE_REACHED)).toBeVisible()
    await page.getByRole('button', { name: 'Add and create link' }).click()
    const made = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(made).toMatch(new RegExp(`^${PRODUCT}/set-password#[\\w-]{22}$`))
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'I have stored it' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('complementary', { name: email })).toContainText('A link can be used until')
    return made
  })

  const editor = new Product(await (await browser.newContext()).newPage())
  await test.step('the editor sets a password with it and is signed in', async () => {
    await editor.page.goto(link)
    await expect(editor.page.getByText(email)).toBeVisible()
    const password = editor.page.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await password.fill('a long enough password')
    await password.press('Enter')
    await expect(editor.page).toHaveURL(`${PRODUCT}/tag`)
  })

  await test.step('they edit the website', async () => {
    await editor.page.getByRole('main').getByRole('button', { name: 'Choose a website' }).click()
    const sites = editor.page.getByRole('option')
    await expect(sites).toHaveText([new RegExp(OUTLET)])
    await sites.click()
    await expect(editor.tagRow(/./).first()).toBeVisible()
    const row = editor.page.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()
    for (const [turn, result] of [
      ['off', 'Tag deactivated'],
      ['on', 'Tag activated'],
    ] as const) {
      await row.getByRole('button', { name: new RegExp(`Turn ${turn}$`) }).click()
      await expect(editor.page.getByText(result)).toBeVisible()
    }
    await expect(editor.page.getByRole('banner').getByRole('button', { name: /^Publish/ })).toBeDisabled()
  })

  await test.step('they see no other website', async () => {
    await editor.page.goto(`${PRODUCT}/tag/app/${SITES.shop}/tags`)
    await expect(editor.page.getByRole('heading', { name: 'This website cannot be opened' })).toBeVisible()
  })

  await test.step('the link works once', async () => {
    await editor.page.goto(link)
    await expect(editor.page.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
  })

  await test.step('a level that the owner takes away is gone at once, and so is a person', async () => {
    await page.reload()
    const panel = page.getByRole('complementary', { name: email })
    await panel.getByRole('searchbox', { name: 'Search websites' }).fill(OUTLET)
    await panel.getByRole('combobox', { name: `Level on ${OUTLET}` }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await expect(page.getByText('Level saved')).toBeVisible()
    await editor.page.goto(`${PRODUCT}/tag/app/${SITES.outlet}/tags`)
    await expect(editor.page.getByRole('heading', { name: 'This website cannot be opened' })).toBeVisible()
    await panel.getByRole('button', { name: 'Remove person' }).click()
    const question = page.getByRole('alertdialog', { name: `Remove ${email}?` })
    await question.getByRole('button', { name: 'Remove person' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('link', { name: email })).toBeHidden()
    await editor.page.reload()
    await expect(editor.page).toHaveURL(/\/login/)
  })
})
