import type { Recorder } from './interactions.ts'
import type { Product } from './product.ts'

const times = async (count: number, act: (round: number) => Promise<void>) => {
  for (let round = 0; round < count; round++) await act(round)
}

/** One person's visit to a site: everything that must feel immediate, done several times. */
export async function visit(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page, rows, search } = product
  await recorder.part('list', async () => {
    await product.openList(appId)
    await product.settled()
    await typeInSearch(recorder, product, '')
    await selectRows(recorder, product, '')
  })
  await recorder.part('list of 500', async () => {
    await product.openList(appId)
    const more = page.getByRole('button', { name: 'Load more' })
    for (let loaded = 50; loaded < 500 && (await more.isVisible()); loaded += 50) {
      await recorder.click('load 50 more rows, up to 500', more)
    }
    await typeInSearch(recorder, product, ', from 500 rows')
    await product.openList(appId)
    for (let loaded = 50; loaded < 500 && (await more.isVisible()); loaded += 50) {
      await more.click()
      await product.settled()
    }
    await rows.first().scrollIntoViewIfNeeded()
    await selectRows(recorder, product, ', in 500 rows')
  })
  await recorder.part('tabs', () => switchTabs(recorder, product, appId))
  await recorder.part('wizard', () => addTag(recorder, product, appId))
  await recorder.part('Meta pixel', () => fillPixel(recorder, product, appId))
  await recorder.part('order', () => fillOrder(recorder, product, appId))
  await recorder.part('search is there', () => search.waitFor())
}

async function typeInSearch(recorder: Recorder, { page, search }: Product, where: string): Promise<void> {
  for (const word of ['consent', 'basket', 'page view']) {
    await search.click()
    await page.keyboard.press('ControlOrMeta+a')
    await recorder.type(`type in search${where}`, word)
  }
  await search.click()
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.type(`type in search slowly, answers between keys${where}`, 'checkout', 450)
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.measure(`empty the search${where}`, 1, () => page.keyboard.press('Delete'))
}

async function selectRows(recorder: Recorder, product: Product, where: string): Promise<void> {
  const { page, rows } = product
  const item = (row: number) => page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem').nth(row)
  await times(10, async (round) => {
    await recorder.click(`open a row${where}`, rows.nth(round))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await times(6, (round) => recorder.click(`choose a row by its box${where}`, item(round).getByRole('checkbox')))
  await recorder.measure(`choose all rows${where}`, 1, () => page.keyboard.press('ControlOrMeta+a'))
  await recorder.measure(`drop the choice${where}`, 1, () => page.keyboard.press('Escape'))
  await times(6, (round) => recorder.click(`turn a row on or off${where}`, item(round).getByRole('button').last()))
  await rows.first().focus()
  await recorder.measure(`move between rows by key${where}`, 10, async () => {
    await times(10, () => page.keyboard.press('j').then(() => page.waitForTimeout(30)))
  })
}

async function switchTabs(recorder: Recorder, product: Product, appId: string): Promise<void> {
  await product.openList(appId)
  await product.settled()
  const tabs = product.page.getByRole('navigation', { name: 'Tag manager' })
  await times(3, async () => {
    for (const tab of ['Triggers', 'Variables', 'Tags']) {
      const link = tabs.getByRole('link', { name: new RegExp(`^${tab}`) })
      if (await link.isVisible()) await recorder.click('switch the tab', link)
    }
  })
  await recorder.click('open the filter', product.page.getByRole('button', { name: /^Filter/ }).first())
  await product.page.keyboard.press('Escape')
}

async function addTag(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openList(appId)
  await product.settled()
  await times(4, async () => {
    await recorder.click('open the wizard', page.getByRole('button', { name: 'Add tag' }).first())
    await page.getByRole('searchbox', { name: /^Search \d+ templates/ }).waitFor()
    for (const name of [/Meta pixel/, /Floodlight sales/, /Custom asynchronous tag/]) {
      await recorder.click('choose a template', page.getByRole('radio', { name }))
    }
    await page.getByRole('searchbox', { name: /^Search \d+ templates/ }).click()
    await recorder.type('type in the wizard’s search', 'order')
    await recorder.click('choose a template', page.getByRole('radio', { name: /Order/ }).first())
    await recorder.click('go to the wizard’s second step', page.getByRole('button', { name: 'Next' }))
    await page.getByLabel('Tag name').click()
    await recorder.type('type a new tag’s name', 'Some tag')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await product.settled()
  })
}

async function fillPixel(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openTag(appId, 'Measured: Meta pixel')
  await page.getByLabel('Pixel ID').click()
  await recorder.type('type in a field (Meta pixel, 10 rows)', '1234567890123')
  await page.getByLabel('Property value 10', { exact: true }).click()
  await recorder.type('type in the tenth row (Meta pixel)', 'some property')
  await times(3, () => recorder.click('add a row (Meta pixel)', page.getByRole('button', { name: 'Add property' })))
  await times(3, async () => {
    await recorder.click('open a select', page.getByRole('combobox', { name: /Event/ }).first())
    await page.keyboard.press('ArrowDown')
    await recorder.measure('choose an option', 1, () => page.keyboard.press('Enter'))
    await recorder.click('open a select', page.getByRole('combobox', { name: /Consent type/ }))
    await page.keyboard.press('Escape')
  })
  const facts = page.getByRole('switch').first()
  await times(4, () => recorder.click('turn the open tag on or off', facts))
}

async function fillOrder(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openTag(appId, 'Measured: order')
  await page.getByLabel('Order ID').click()
  await page.keyboard.press('End')
  await recorder.type('type in a field with variables (order)', ' and more text')
  await recorder.type('type in the list of variables (order)', '{{ basket va')
  await page.keyboard.press('Escape')
  await page.getByLabel('Tax').click()
  await recorder.type('type in a plain field (order)', '1234567890')
  await recorder.click('choose a day mode (flight dates)', page.getByText('Specific dates'))
}
