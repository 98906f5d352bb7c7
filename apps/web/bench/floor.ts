import { type Interaction, Recorder } from './interactions.ts'
import type { Product } from './product.ts'

/** The kinds of input that are measured, on a page that does nothing: what the browser and this machine cost. The click comes first. */
export async function measureFloor(product: Product): Promise<readonly Interaction[]> {
  const { page, origin } = product
  const recorder = new Recorder(product)
  await page.goto(`${origin}/static/checksum`)
  await page.setContent('<button onclick="this.textContent = Math.random()">Press</button><p><input></p>')
  await recorder.part('floor', async () => {
    for (let round = 0; round < 15; round++) {
      await recorder.click('floor: click on an empty page', page.getByRole('button'))
    }
    await page.getByRole('textbox').click()
    await recorder.type('floor: type in a field of an empty page', 'some words in it')
  })
  return recorder.interactions
}
