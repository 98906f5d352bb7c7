import { type Interaction, Recorder } from './interactions.ts'
import type { Product } from './product.ts'

/** Clicks on a page that does nothing: what the browser and this machine cost. */
export async function measureFloor(product: Product): Promise<Interaction> {
  const what = 'floor: click on an empty page'
  const { page, origin } = product
  const recorder = new Recorder(product)
  await page.goto(`${origin}/static/checksum`)
  await page.setContent('<button onclick="this.textContent = Math.random()">Press</button>')
  await recorder.part(what, async () => {
    for (let round = 0; round < 15; round++) await recorder.click(what, page.getByRole('button'))
  })
  return recorder.interactions[0] ?? { what, times: [], longest: 0 }
}
