import { composeStories } from '@storybook/react-vite'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
