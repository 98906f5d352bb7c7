import { composeStories } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import * as stories from './list-tools.stories.tsx'

const { Filter } = composeStories(stories)
const opener = page.getByRole('button', { name: 'Filter, 2 set' })
const sheet = page.getByRole('dialog', { name: 'Filter tags' })
const remarketing = page.getByRole('checkbox', { name: 'Remarketing' })

afterEach(() => page.viewport(1280, 800))

test('the close button of the full-height sheet closes it without applying', async () => {
  await page.viewport(390, 800)
  show(<Filter />)
  await userEvent.click(opener)
  await expect.element(page.getByRole('searchbox', { name: 'Search types' })).toHaveFocus()
  await userEvent.click(remarketing)
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  expect(sheet.query()).toBeNull()
  await expect.element(opener).toHaveFocus()
  await userEvent.click(opener)
  await expect.element(remarketing).not.toBeChecked()
})

test('on wide windows there is no close button', async () => {
  await page.viewport(1280, 800)
  show(<Filter />)
  await userEvent.click(opener)
  await expect.element(sheet).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Close' }).query()).toBeNull()
})
