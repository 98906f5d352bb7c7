import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../story/show.ts'
import { ContentSheet, Shell } from './shell.tsx'

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
