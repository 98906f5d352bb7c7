import { composeStories } from '@storybook/react-vite'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inForcedColours } from '../story/forced-colours.ts'
import { show } from '../story/show.ts'
import * as stories from './command-palette.stories.tsx'

const { Found } = composeStories(stories)

test('has a close button where it fills the window', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 844)
  show(<Found />)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(Found.args.onClose).toHaveBeenCalledOnce()
})

test('found letters have the colour of the text around them in forced colours', async () => {
  await inForcedColours()
  show(<Found />)
  const found = document.querySelector('mark')!
  expect(getComputedStyle(found).color).toBe(getComputedStyle(found.parentElement!).color)
})
