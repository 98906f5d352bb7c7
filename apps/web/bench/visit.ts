import type { Recorder } from './interactions.ts'
import type { ListName, Product } from './product.ts'
import { times } from './times.ts'
import { fillCode, fillOrder, fillPixel, fillTable, fillTrigger } from './visit-forms.ts'
import { addItem } from './visit-wizards.ts'

/** One person's visit to a site: everything that must feel immediate, done several times. */
export async function visit(recorder: Recorder, product: Product, appId: string): Promise<void> {
  for (const list of ['Tags', 'Triggers', 'Variables'] as const) {
    await recorder.part(list, async () => {
      await product.openList(appId, list)
      await product.whenIdle()
      await typeInSearch(recorder, product, list)
      await workInRows(recorder, product, list)
    })
    await recorder.part(`add to ${list}`, () => addItem(recorder, product, appId, list))
  }
  await recorder.part('500 tags', async () => {
    await product.openList(appId)
    const more = product.page.getByRole('button', { name: 'Load more' })
    for (let loaded = 50; loaded < 500 && (await more.isVisible()); loaded += 50) {
      await recorder.click('Tags: load 50 more rows, up to 500', more)
    }
    await workInRows(recorder, product, 'Tags', ', 500 rows')
  })
  await recorder.part('tabs and filters', () => switchAndFilter(recorder, product, appId))
  await recorder.part('Meta pixel', () => fillPixel(recorder, product, appId))
  await recorder.part('order', () => fillOrder(recorder, product, appId))
  await recorder.part('code', () => fillCode(recorder, product, appId))
  await recorder.part('trigger', () => fillTrigger(recorder, product, appId))
  await recorder.part('table', () => fillTable(recorder, product, appId))
}

async function typeInSearch(recorder: Recorder, product: Product, list: ListName): Promise<void> {
  const { page } = product
  const search = product.search(list)
  await search.click()
  for (const word of ['consent', 'basket', 'purchase', 'checkout']) {
    await page.keyboard.press('ControlOrMeta+a')
    await recorder.type(`${list}: type in search`, word)
  }
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.type(`${list}: type in search, answered between keys`, 'page view', 450)
  await page.keyboard.press('ControlOrMeta+a')
  await recorder.press(`${list}: empty the search`, 'Delete')
  await page.waitForTimeout(400)
  await product.whenIdle()
}

async function workInRows(recorder: Recorder, product: Product, list: ListName, where = ''): Promise<void> {
  const { page } = product
  const rows = product.rows(list)
  const items = product.items(list)
  const what = (action: string) => `${list}: ${action}${where}`
  await product.toTop(list)
  await times(20, async (round) => {
    await recorder.click(what('open a row'), rows.nth(round % 10))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  await times(20, (round) =>
    recorder.click(what('choose a row by its box'), items.nth(round % 10).getByRole('checkbox')),
  )
  await recorder.press(what('choose all rows'), 'ControlOrMeta+a')
  await recorder.press(what('drop the choice'), 'Escape')
  if (list === 'Tags') {
    await times(20, (round) =>
      recorder.click(
        what('turn a row on or off'),
        items
          .nth(round % 10)
          .getByRole('button')
          .last(),
      ),
    )
  }
  await rows.first().focus()
  await times(20, () => recorder.press(what('move between rows by key'), 'j'))
}

async function switchAndFilter(recorder: Recorder, product: Product, appId: string): Promise<void> {
  const { page } = product
  await product.openList(appId)
  await product.whenIdle()
  const tabs = page.getByRole('navigation', { name: 'Tag manager' })
  const names = ['Triggers', 'Variables', 'Tags']
  const tab = (name: string) => tabs.getByRole('link', { name: new RegExp(`^${name}`) })
  for (const name of names) {
    await tab(name).click()
    await product.whenIdle()
  }
  await times(7, async () => {
    for (const name of names) await recorder.click('switch the tab', tab(name))
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
