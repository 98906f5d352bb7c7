import type { BenchItems } from './bytes.ts'
import { now, seenSince } from './in-page.ts'
import { heading, type Product } from './product.ts'

export interface Shift {
  readonly what: string
  readonly shift: number
  readonly moved: readonly string[]
}

/** How much moves while lists and forms load, from nothing and from the list. Must be nothing at all. */
export async function measureShifts(
  product: Product,
  items: BenchItems,
): Promise<{ shifts: readonly Shift[]; failures: readonly string[] }> {
  const { page } = product
  const { site, pixel, code, trigger, variable } = items
  const shifts: Shift[] = []
  const failures: string[] = []
  const record = async (what: string, act: () => Promise<unknown>, begin: 'page' | 'here' = 'page') => {
    try {
      const from = begin === 'page' ? 0 : await now(page)
      await act()
      await product.whenIdle()
      const { shift, moved } = await seenSince(page, from)
      shifts.push({ what, shift, moved })
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  const area = (path: string) => product.origin.concat(`/tag/app/${site}/${path}`)
  await record('list of tags, loaded', () => product.openList(site))
  for (const row of [0, 1, 2, 3]) {
    await record(
      'list: a row is opened',
      () =>
        product
          .rows()
          .nth(row)
          .click()
          .then(() => heading(page).waitFor()),
      'here',
    )
  }
  await record(
    'list: a search is answered',
    () =>
      product
        .search()
        .pressSequentially('basket', { delay: 60 })
        .then(() => page.waitForTimeout(600)),
    'here',
  )
  await record('Meta pixel form, loaded', () => product.open(site, `tags/${pixel}/edit`, heading))
  await record('custom tag form with its editor, loaded', () =>
    product.open(code.site, `tags/${code.tag}/edit`, (at) => at.getByRole('textbox', { name: 'Tag code' })),
  )
  await record('wizard, loaded', () => product.open(site, 'tags/add-tag', (at) => at.getByRole('radio')))
  await record('wizard: second step', () => page.getByRole('radio', { name: /Order/ }).first().dblclick(), 'here')
  for (const list of ['triggers', 'variables']) {
    await record(`list of ${list}, loaded`, () => page.goto(area(list)))
  }
  await record('trigger form, loaded', () => product.open(site, `triggers/${trigger}/edit`, heading))
  await record('variable form, loaded', () => product.open(site, `variables/${variable}/edit`, heading))
  return { shifts, failures }
}
