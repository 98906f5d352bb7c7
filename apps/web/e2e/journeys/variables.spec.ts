import type { Page } from '@playwright/test'
import { apiOf } from '../pages/api.ts'
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

const constant = (name: string, value: string) => ({
  type: 'variable',
  attributes: { name, variable_type: 'constant', value, options: {} },
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
  // The screen of a new variable shows what the server has of it.
  for (const { type, fill, check } of JOURNEYS)
    await test.step(type, async () => {
      await variables.begin(type, `Journey: ${type}`)
      await fill(variables, page)
      await variables.saveNew(`Journey: ${type}`)
      await expect(page.getByRole('main').getByText(type, { exact: true }).first()).toBeVisible()
      await check(variables, page)
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    })
})

test('an edited variable is saved, references get its new name, and it can be deleted', async ({ page }) => {
  const variables = new Variables(page, SITES.outlet)
  const { createMany } = await apiOf(page, SITES.outlet)
  await createMany('variables', [
    constant('Journey: source', 'one'),
    constant('Journey: user', '<{{ Journey: source }}>'),
  ])
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

test('a tag is copied to another site with its trigger and variables, and taken names are changed', async ({
  page,
}) => {
  const product = new Product(page)
  await (await apiOf(page, SITES.shop)).create('variables', constant('Journey: plan', 'another plan'))
  const here = await apiOf(page, SITES.outlet)
  await here.create('variables', constant('Journey: plan', 'this plan'))
  await here.create('tags', {
    type: 'tag',
    attributes: {
      name: 'Journey: copied',
      template: 'custom_tag',
      code: '<script>log("{{ Journey: plan }}")</script>',
    },
  })
  await product.openTag(SITES.outlet, 'Journey: copied')

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
  await page.getByRole('radio', { name: /^Lookup table/ }).dblclick()
  await expect(page.getByLabel('Variable name')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await variables.row(/./).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copy to another website').click()
  await expect(page.getByRole('listbox', { name: 'Sites you can edit' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
