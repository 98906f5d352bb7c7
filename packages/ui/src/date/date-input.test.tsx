import { composeStories } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import * as stories from './date.stories.tsx'

const { Range, Zones } = composeStories(stories)
const input = page.getByRole('combobox', { name: 'To date' })
const day = (name: string | RegExp) => page.getByRole('button', { name })

async function openGrid() {
  show(<Range />)
  await expect.element(input).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(day(/^27 July 2025/)).toHaveFocus()
}

test('moves by day, week, month and year, and to the ends of the month', async () => {
  await openGrid()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(day(/^19 July 2025/)).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(day(/^19 August 2025/)).toHaveFocus()
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await expect.element(day(/^19 August 2024/)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(day(/^1 August 2024/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(day(/^31 August 2024/)).toHaveFocus()
})

test('has one day in the tab order', async () => {
  await openGrid()
  const inOrder = page
    .getByRole('gridcell')
    .elements()
    .filter((cell) => cell.querySelector('[tabindex="0"]'))
  expect(inOrder).toHaveLength(1)
})

test('chooses with Enter and returns to the field', async () => {
  await openGrid()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(input).toHaveValue('28 Jul 2025')
  await expect.element(input).toHaveFocus()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('closes with Esc and keeps the date', async () => {
  await openGrid()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveValue('27 Jul 2025')
})

test('Tab goes from the field to the next one, with the calendar open or not', async () => {
  show(<Range />)
  await userEvent.click(input)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'To time' })).toHaveFocus()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('goes to a month by its name', async () => {
  await openGrid()
  await userEvent.click(page.getByRole('button', { name: 'July 2025' }))
  await userEvent.click(page.getByRole('button', { name: 'Dec', exact: true }))
  await expect.element(day(/^27 December 2025/)).toHaveFocus()
})

test('stays typeable; what is no date stays for the form to refuse', async () => {
  show(<Range />)
  await userEvent.fill(input, 'soon')
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveValue('soon')
  await userEvent.fill(input, '1 aug')
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveValue('1 Aug 2025')
})

test('finds a time zone by its offset and chooses it by keyboard', async () => {
  show(<Zones />)
  const zone = page.getByRole('button', { name: /^Europe/ })
  await userEvent.click(zone)
  await userEvent.keyboard('utc-3:30')
  await expect.element(page.getByText('No zone matches')).toBeVisible()
  await userEvent.fill(page.getByRole('combobox', { name: /Search city/ }), 'warsaw')
  await userEvent.keyboard('{Enter}')
  await expect.element(zone).toHaveTextContent('Europe/Warsaw')
  await expect.element(zone).toHaveFocus()
})

test('tells that it is left only when the focus leaves its calendar too', async () => {
  const left = vi.fn()
  show(<Range onBlur={left} />)
  await expect.element(input).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(day(/^27 July 2025/)).toHaveFocus()
  await userEvent.keyboard('{PageDown}{Escape}')
  await expect.element(input).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => left.mock.calls.length).toBeGreaterThan(0)
})
