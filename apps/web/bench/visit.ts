import type { Recorder } from './interactions.ts'
import type { Product } from './product.ts'
import { fillCode, fillOrder, fillPixel, fillTable, fillTrigger } from './visit-forms.ts'

export const times = async (count: number, act: (round: number) => Promise<unknown>): Promise<void> => {
  for (let round = 0; round < count; round++) await act(round)
}

/** One person's visit to a site: everything that must feel immediate, done several times. */
export async function visit(recorder: Recorder, product: Product, appId: string): Promise<void> {
  await recorder.part('list', async () => {
    await product.openList(appId)
    await product.settled()
    await typeInSearch(recorder, product, '')
    await workInRows(recorder, product, '')
  })
  await recorder.part('list of 500', async () => {
    await product.openList(appId)
    const more = product.page.getByRole('button', { name: 'Load more' })
    for (let loaded = 50; loaded < 500 && (await more.isVisible()); loaded += 50) {
      await recorder.click('load 50 more rows, up to 500', more)
    }
    await product.rows.first().waitFor({ state: 'attached' })
    await workInRows(recorder, product, ', 500 rows')
    await typeInSearch(recorder, product, ', 500 rows')
  })
  await recorder.part('around', () => lookAround(recorder, product, appId))
  await recorder.part('wizard', () => addTag(recorder, product, appId))
  await recorder.part('Meta pixel', () => fillPixel(recorder, product, appId))
  await recorder.part('order', () => fillOrder(recorder, product, appId))
  await recorder.part('code', () => fillCode(recorder, product, appId))
  await recorder.part('trigger', () => fillTrigger(recorder, product, appId))
  await recorder.part('table', () => fillTable(recorder, product, appId))
}

async function typeInSearch(recorder: Recorder, { page, search }: Product, where: string): Promise<void> {
  for (const word of ['consent', 'basket', 'page view']) {
    await search.click()
    await page.keyboard.press('ControlOrMeta+a')
    await recorder.type(`type in search${where}`, word)
  }
  await search.click()
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.type(`type in search slowly, answered between keys${where}`, 'checkout', 450)
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.press(`empty the search${where}`, 'Delete')
}

async function workInRows(recorder: Recorder, { page, rows }: Product, where: string): Promise<void> {
  const list = page.getByRole('list', { name: 'Tags', exact: true })
  const item = (row: number) => list.getByRole('listitem').nth(row)
  await list.evaluate((element) => element.parentElement?.scrollTo(0, 0))
  await times(8, async (round) => {
    await recorder.click(`open a row${where}`, rows.nth(round))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await times(8, (round) => recorder.click(`choose a row by its box${where}`, item(round).getByRole('checkbox')))
  await times(3, async () => {
    await recorder.press(`choose all rows${where}`, 'ControlOrMeta+a')
    await recorder.press(`drop the choice${where}`, 'Escape')
    await rows.nth(2).focus()
  })
  await times(8, (round) => recorder.click(`turn a row on or off${where}`, item(round).getByRole('button').last()))
  await rows.first().focus()
  await times(10, () => recorder.press(`move between rows by key${where}`, 'j'))
}

async function lookAround(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openList(appId)
  await product.settled()
  const tabs = page.getByRole('navigation', { name: 'Tag manager' })
  const names = ['Triggers', 'Variables', 'Tags']
  for (const name of names) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await product.settled()
  }
  await times(3, async () => {
    for (const name of names) {
      await recorder.click('switch the tab', tabs.getByRole('link', { name: new RegExp(`^${name}`) }))
    }
  })
  await times(3, async () => {
    await recorder.click('open the filter', page.getByRole('button', { name: /^Filter/ }).first())
    await page.keyboard.press('Escape')
  })
  await times(2, async () => {
    await recorder.press('open the command palette', 'ControlOrMeta+k')
    await recorder.type('type in the command palette', 'basket')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })
}

async function addTag(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openList(appId)
  await product.settled()
  await times(4, async () => {
    await recorder.click('open the wizard', page.getByRole('button', { name: 'Add tag' }).first())
    const search = page.getByRole('searchbox', { name: /^Search \d+ templates/ })
    for (const name of [/Meta pixel/, /Floodlight sales/, /Custom asynchronous tag/]) {
      await recorder.click('choose a template', page.getByRole('radio', { name }))
    }
    await search.click()
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
