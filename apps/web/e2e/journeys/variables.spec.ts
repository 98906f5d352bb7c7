import type { Page } from '@playwright/test'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { Variables } from '../pages/variables.ts'
import { expect, test } from '../test.ts'

interface Journey {
  /** The tile of the wizard. */
  readonly type: string
  fill(variables: Variables, page: Page): Promise<void>
  check(variables: Variables, page: Page): Promise<void>
}

const oneText = (type: string, label: string, value: string): Journey => ({
  type,
  fill: (variables) => variables.text(label).fill(value),
  check: (variables) => expect(variables.text(label)).toHaveValue(value),
})

const CODE = 'function () {\n  return {{ Page Path }}.length * 2\n}'

const JOURNEYS: readonly Journey[] = [
  oneText('Constant', 'Value', 'NW-{{ Page Hostname }}'),
  oneText('Cookie', 'Cookie name', 'consent_level'),
  oneText('Data layer', 'Data layer key', 'order.items[0].price'),
  oneText('Document', 'Property', 'characterSet'),
  {
    type: 'Custom JavaScript',
    fill: (variables) => variables.writeCode(CODE),
    check: (variables) => expect(variables.code).toContainText('{{ Page Path }}.length * 2'),
  },
  {
    type: 'DOM element',
    fill: async (variables, page) => {
      await page.getByText('XPath', { exact: true }).click()
      await variables.text('XPath').fill('//main//h1')
      await page.getByRole('switch', { name: 'Extract text' }).click()
    },
    check: async (variables, page) => {
      await expect(page.getByRole('radio', { name: 'XPath' })).toBeChecked()
      await expect(variables.text('XPath')).toHaveValue('//main//h1')
      await expect(page.getByRole('switch', { name: 'Extract text' })).toBeChecked()
    },
  },
  {
    type: 'URL',
    fill: (_, page) => page.getByText('Whole query').click(),
    check: async (variables, page) => {
      await expect(page.getByRole('radio', { name: 'Whole query' })).toBeChecked()
      await expect(variables.text('Parameter name')).toHaveCount(0)
    },
  },
  {
    type: 'Lookup table',
    fill: async (variables, page) => {
      await variables.pickInput('Page Hostname')
      await variables.text('Input 1').fill('pl.example')
      await variables.text('Output 1').fill('PLN')
      await variables.text('Output 1').press('Enter')
      await expect(variables.text('Input 2')).toBeFocused()
      await page.keyboard.type('uk.example')
      await variables.text('Output 2').fill('{{ Page Path }}')
      await page.getByRole('switch', { name: 'Use a default output' }).click()
      await variables.text('Default output').fill('EUR')
    },
    check: async (variables, page) => {
      await expect(page.getByRole('combobox', { name: 'Input variable' })).toHaveText('Page Hostname')
      await expect(variables.text('Input 2')).toHaveValue('uk.example')
      await expect(variables.text('Output 2')).toHaveValue('{{ Page Path }}')
      await expect(variables.text('Default output')).toHaveValue('EUR')
    },
  },
  {
    type: 'Random number',
    fill: async () => undefined,
    check: (_, page) => expect(page.getByText('Nothing to set.')).toBeVisible(),
  },
]

test.beforeEach(async ({ page }) => {
  await new Product(page).enter('owner')
})

test('variables of every type keep their settings', async ({ page }) => {
  const variables = new Variables(page, SITES.outlet)
  await variables.open()
  for (const { type, fill } of JOURNEYS)
    await test.step(`${type} is added`, async () => {
      await variables.begin(type, `Journey: ${type}`)
      await fill(variables, page)
      await variables.saveNew(`Journey: ${type}`)
    })
  await page.reload()
  await variables.search('Journey: ')
  for (const { type, check } of JOURNEYS)
    await test.step(`${type} is as it was`, async () => {
      await variables.row(`Journey: ${type}`).click()
      await expect(variables.heading(`Journey: ${type}`)).toBeVisible()
      await expect(page.getByRole('main').getByText(type, { exact: true }).first()).toBeVisible()
      await check(variables, page)
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    })
})

test('an edited variable is saved, references get its new name, and it can be deleted', async ({ page }) => {
  const variables = new Variables(page, SITES.outlet)
  await variables.open()
  await variables.begin('Constant', 'Journey: source')
  await variables.text('Value').fill('one')
  await variables.saveNew('Journey: source')
  await variables.begin('Constant', 'Journey: user')
  await variables.text('Value').fill('<{{ Journey: source }}>')
  await variables.saveNew('Journey: user')

  await variables.openOne('Journey: source')
  await variables.text('Value').fill('two {{Journey: u')
  await expect(page.getByRole('option', { name: /Journey: user/ })).toHaveAttribute('aria-disabled', 'true')
  await variables.text('Value').fill('{{ Nobody }}')
  await expect(page.getByText('One reference matches no variable: "Nobody"')).toBeVisible()
  await variables.text('Value').fill('two')
  await page.getByRole('link', { name: /^Tags/ }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Discard 1 change?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Variable saved')).toBeVisible()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(' Journey: spring ')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(variables.heading('Journey: spring')).toBeVisible()
  await variables.openOne('Journey: user')
  await expect(variables.text('Value')).toHaveValue('<{{ Journey: spring }}>')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete variable' }).click()
  await expect(page).toHaveURL(/\/variables(\?|$)/)
  await expect(variables.row('Journey: user')).toHaveCount(0)
})

test('a selector is validated while it is typed', async ({ page }) => {
  const variables = new Variables(page, SITES.outlet)
  await variables.open()
  await variables.begin('DOM element', 'Journey: price')
  await page.getByText('CSS selector', { exact: true }).click()
  await variables.text('CSS selector').pressSequentially('.price[data-size="{{ Size }}"')
  await expect(page.getByText('Not a valid CSS selector', { exact: true })).toBeVisible()
  await variables.text('CSS selector').pressSequentially(']')
  await expect(page.getByText('Not a valid CSS selector', { exact: true })).toBeHidden()
  await page.getByText('Element ID', { exact: true }).click()
  await expect(page.getByText('Must not contain spaces', { exact: true })).toBeHidden()
  await variables.text('Element ID').fill('the price')
  await variables.text('Element ID').press('Tab')
  await expect(page.getByText('Must not contain spaces', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Variable types' })).toBeVisible()
})

test('a tag is copied to another site with its trigger and variables, and taken names are changed', async ({
  page,
}) => {
  const product = new Product(page)
  const there = new Variables(page, SITES.shop)
  await there.open()
  await there.begin('Constant', 'Journey: plan')
  await there.text('Value').fill('another plan')
  await there.saveNew('Journey: plan')

  const here = new Variables(page, SITES.outlet)
  await here.open()
  await here.begin('Constant', 'Journey: plan')
  await here.text('Value').fill('this plan')
  await here.saveNew('Journey: plan')
  await product.openTags(SITES.outlet)
  await product.beginTag(/Custom asynchronous tag/)
  await page.getByLabel('Tag name').fill('Journey: copied')
  await product.writeCode('<script>log("{{ Journey: plan }}")</script>')
  await product.saveNewTag('Journey: copied')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy tag' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Journey: copied (copy)')
  await dialog.getByLabel('Name').fill('Journey: copied')
  await dialog.getByText('Copy to another website').click()
  await dialog.getByRole('button', { name: 'Copy tag' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByRole('combobox', { name: /^Search/ }).fill('Northwind Outdoor')
  await dialog.getByRole('option', { name: /^Northwind Outdoor/ }).click()
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Copy tag' }).click()

  const summary = page.getByRole('dialog', { name: '1 item was renamed' })
  await expect(summary).toContainText('Journey: plan (copy)')
  await summary.getByRole('button', { name: 'Open the copied tag' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/${SITES.shop}/tags/`))
  await expect(page.getByRole('textbox', { name: 'Tag code' })).toContainText('{{ Journey: plan (copy) }}')
})

test('a viewer can read variables and change nothing', async ({ page, browser }) => {
  const product = new Product(await (await browser.newContext()).newPage())
  await product.enter('viewer')
  const variables = new Variables(product.page, SITES.shop)
  await variables.open()
  await expect(product.page.getByRole('button', { name: 'Add variable' })).toHaveAttribute('aria-disabled', 'true')
  await expect(product.page.getByRole('checkbox')).toHaveCount(0)
  await variables.row(/./).first().click()
  await expect(product.page.getByText(/You can view this variable/)).toBeVisible()
  for (const name of ['Rename', 'Delete'])
    await expect(product.page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true')
  await page.close()
})

test('a variable is added by keyboard alone', async ({ page }) => {
  const variables = new Variables(page, SITES.outlet)
  await variables.open()
  await page.keyboard.press('c')
  await expect(page.getByRole('radiogroup', { name: 'Variable types' })).toBeVisible()
  await page.getByRole('radio').first().focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Constant/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Variable name')).toBeFocused()
  await page.keyboard.type('Journey: by keyboard')
  await variables.text('Value').focus()
  await page.keyboard.type('{{ Page Path')
  await page.keyboard.press('Enter')
  await expect(variables.text('Value')).toHaveValue('{{ Page Path }}')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(variables.heading('Journey: by keyboard')).toBeVisible()
})

test('the screens of variables have no accessibility violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const variables = new Variables(page, SITES.shop)
  await variables.open()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add variable' }).first().click()
  await expect(page.getByRole('radiogroup', { name: 'Variable types' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const { type } of JOURNEYS) {
    await page.getByRole('radio', { name: new RegExp(`^${type}`) }).dblclick()
    await expect(page.getByLabel('Variable name')).toBeFocused()
    expect(await violations(page), type).toEqual([])
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await page.keyboard.press('Escape')
  await variables.row(/./).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copy to another website').click()
  await expect(page.getByRole('listbox', { name: 'Sites you can edit' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
