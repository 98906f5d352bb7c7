import type { Recorder } from './interactions.ts'
import type { Product } from './product.ts'
import { times } from './times.ts'

/** Opens one of the prepared items and waits for its form. */
async function openForm(product: Product, appId: string, kind: 'tags' | 'triggers' | 'variables', name: string) {
  const id = await product.firstOf(appId, kind, `&filter[name]=${encodeURIComponent(name)}`)
  await product.open(appId, `${kind}/${id}/edit`, (page) => page.getByRole('heading', { level: 1, name }))
  await product.whenIdle()
}

export async function fillPixel(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await openForm(product, appId, 'tags', 'Measured: Meta pixel')
  await page.getByLabel('Pixel ID').click()
  await recorder.type('type in a field (Meta pixel, 10 rows)', '1234567890123')
  await page.getByLabel('Property value 10', { exact: true }).click()
  await recorder.type('type in the tenth row (Meta pixel)', 'some property')
  await times(3, () => recorder.click('add a row (Meta pixel)', page.getByRole('button', { name: 'Add property' })))
  await times(3, async () => {
    await recorder.click('open a select', page.getByRole('combobox', { name: 'Event', exact: true }))
    await page.keyboard.press('ArrowDown')
    await recorder.press('choose an option', 'Enter')
    await recorder.click('open a select', page.getByRole('combobox', { name: 'Consent type' }))
    await page.keyboard.press('Escape')
  })
  await times(4, () => recorder.click('turn the open tag on or off', page.getByRole('switch').first()))
  const choose = page.getByRole('region', { name: 'Triggers' }).getByRole('button', { name: 'Choose existing' })
  await times(2, async () => {
    await recorder.click('open the choice of triggers', choose)
    const dialog = page.getByRole('dialog', { name: 'Choose triggers' })
    await dialog.getByRole('checkbox').first().waitFor()
    await times(3, (row) => recorder.click('choose a trigger', dialog.getByRole('checkbox').nth(row + 1)))
    await dialog.getByRole('searchbox').click()
    await recorder.type('search triggers to choose', 'basket')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
}

export async function fillOrder(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await openForm(product, appId, 'tags', 'Measured: order')
  await page.getByLabel('Order ID').click()
  await page.keyboard.press('End')
  await recorder.type('type in a field with variables (order)', ' and more text')
  await recorder.type('type in the list of variables (order)', '{{ basket va')
  await page.keyboard.press('Escape')
  await page.getByLabel('Tax').click()
  await recorder.type('type in a plain field (order)', '1234567890')
  await times(3, async () => {
    await recorder.click('choose a day mode (flight dates)', page.getByText('Specific dates'))
    await recorder.click('choose a day mode (flight dates)', page.getByText('Run forever'))
  })
}

export async function fillCode(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await openForm(product, appId, 'tags', 'Measured: code')
  await page.getByRole('textbox', { name: 'Tag code' }).click()
  await recorder.type('type in the code editor', 'window.some = function () {')
  await page.keyboard.press('Enter')
  await recorder.type('type in the list of variables (code)', '{{ basket va')
}

export async function fillTrigger(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await openForm(product, appId, 'triggers', 'Measured: trigger')
  await page.getByLabel('Value 3', { exact: true }).click()
  await recorder.type('type in a condition (5 conditions)', '/some/other/page')
  await times(3, async () => {
    await recorder.click('open the select of variables', page.getByRole('combobox', { name: 'Variable 2' }))
    await recorder.type('search in the select of variables', 'click')
    await page.keyboard.press('Escape')
    await recorder.click('add a condition', page.getByRole('button', { name: 'Add condition' }))
  })
}

export async function fillTable(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await openForm(product, appId, 'variables', 'Measured: table')
  await page.getByLabel('Output 20', { exact: true }).click()
  await recorder.type('type in a lookup table (20 rows)', 'some output')
  await times(3, () => recorder.click('add a row to the lookup table', page.getByRole('button', { name: 'Add row' })))
}
