import type { Recorder } from './interactions.ts'
import type { ListName, Product } from './product.ts'
import { times } from './times.ts'

/** The button of each list, and what is chosen in its wizard. */
const WIZARDS = {
  Tags: { add: 'Add tag', kinds: [/Meta pixel/, /Floodlight sales/, /Custom asynchronous tag/], name: 'Tag name' },
  Triggers: { add: 'Add trigger', kinds: [/Click/, /Page view/], name: 'Trigger name' },
  Variables: { add: 'Add variable', kinds: [/Cookie/, /Constant/], name: 'Variable name' },
} satisfies Record<ListName, { add: string; kinds: readonly RegExp[]; name: string }>

/** Opens the wizard over a list, chooses, names the new thing and discards it. */
export async function addItem(recorder: Recorder, product: Product, appId: string, list: ListName): Promise<void> {
  const { page } = product
  const { add, kinds, name } = WIZARDS[list]
  await product.openList(appId, list)
  await product.whenIdle()
  await times(7, async () => {
    await recorder.click(`${list}: open the wizard`, page.getByRole('button', { name: add }).first())
    for (const kind of kinds) {
      await recorder.click(`${list}: choose a template`, page.getByRole('radio', { name: kind }).first())
    }
    await recorder.click(`${list}: go to the wizard’s second step`, page.getByRole('button', { name: 'Next' }))
    await page.getByLabel(name).click()
    await recorder.type(`${list}: type a new name`, 'Some name')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await product.whenIdle()
  })
}
