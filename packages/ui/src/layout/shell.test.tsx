import type {} from '@vitest/browser-playwright'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { show } from '../story/show.ts'
import { ContentSheet, ProductBar, Shell } from './shell.tsx'
import { useNarrowViewport } from './use-narrow-viewport.ts'

test.each([
  [1280, 720],
  [1280, 320],
  [390, 844],
])('a screen without a list scrolls to its end in a window of %i by %i pixels', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
  show(
    <Shell skipLabel="Skip to content" productBar={<div style={{ flex: 'none', height: 48 }} />}>
      <ContentSheet>
        <div style={{ height: 2000 }} />
        <button type="button">Sign out</button>
      </ContentSheet>
    </Shell>,
  )
  const last = page.getByRole('button', { name: 'Sign out' })
  const scrollers = [...document.querySelectorAll('*')].filter(
    (box) => box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY),
  )
  for (const box of scrollers) box.scrollTop = box.scrollHeight
  await expect.element(last).toBeInViewport({ ratio: 1 })
})

/** Emulates printing, until the end of the test. */
async function print() {
  const emulate = async (media: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { media })
  }
  onTestFinished(() => emulate(''))
  await emulate('print')
}

test('the content alone is printed, as high as it is', async () => {
  show(
    <Shell
      skipLabel="Skip to content"
      productBar={<ProductBar brand={() => <a href="/">Waymark</a>} brandLabel="Home" brandText="Waymark" />}
    >
      <ContentSheet>
        <div style={{ height: 3000 }} />
        <p>The last line</p>
      </ContentSheet>
    </Shell>,
  )
  await print()
  const last = page.getByText('The last line').element().getBoundingClientRect()
  const shell = document.querySelector('main')!.parentElement!
  expect(shell.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(last.bottom)
  expect(getComputedStyle(shell).overflowY).toBe('visible')
  await expect.element(page.getByText('Waymark')).not.toBeVisible()
})

test('a screen of a wide window does not change to that of a narrow one when it is printed on narrow paper', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  const Panes = () => (useNarrowViewport() ? 'One pane' : 'Two panes')
  show(<Panes />)
  await print()
  await page.viewport(720, 1040)
  await expect.element(page.getByText('Two panes')).toBeVisible()
})
