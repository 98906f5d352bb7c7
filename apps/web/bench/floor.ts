import type { Recorder } from './interactions.ts'

/** The same inputs on a page that does nothing: what the browser and this machine cost. */
export async function floor(recorder: Recorder, origin: string): Promise<void> {
  const { page } = recorder
  await recorder.part('floor', async () => {
    await page.goto(`${origin}/static/checksum`)
    await page.setContent('<input aria-label="Text"><button onclick="this.textContent = Math.random()">Press</button>')
    await page.getByLabel('Text').click()
    await recorder.type('floor: type on an empty page', 'some words to type here')
    for (let round = 0; round < 10; round++)
      await recorder.click('floor: click on an empty page', page.getByRole('button'))
  })
}
