import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import * as stories from './drag.stories.tsx'

const { Sortable, WithSource, NotNow } = composeStories(stories)
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('.t-strong')?.textContent)
const spoken = () =>
  page
    .getByRole('status')
    .elements()
    .map((one) => one.textContent)
    .join(' ')

const settled = () => new Promise((done) => setTimeout(done, 250))

test('moves an item by keyboard and announces its position', async () => {
  show(<Sortable />)
  const handle = page.getByRole('button', { name: /Reorder Waymark analytics/ })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(spoken).toContain('Waymark analytics lifted')
  await settled()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(spoken).toContain('Waymark analytics is over 2 of 4')
  await settled()
  await userEvent.keyboard(' ')
  await expect.poll(names).toEqual(['Consent mapping', 'Waymark analytics', 'Ecommerce order', 'Meta pixel – Purchase'])
  await expect.poll(spoken).toContain('Waymark analytics dropped at')
})

test('puts an item back with Esc', async () => {
  show(<Sortable />)
  const handle = page.getByRole('button', { name: /Reorder Ecommerce order/ })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  await settled()
  await userEvent.keyboard('{ArrowUp}')
  await settled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(spoken).toContain('Ecommerce order is back where it was')
  expect(names()).toEqual(['Waymark analytics', 'Consent mapping', 'Ecommerce order', 'Meta pixel – Purchase'])
})

test('has buttons that do the same', async () => {
  show(<Sortable />)
  await userEvent.click(page.getByRole('button', { name: 'Move Ecommerce order up' }))
  expect(names()).toEqual(['Waymark analytics', 'Ecommerce order', 'Consent mapping', 'Meta pixel – Purchase'])
})

test('shows why items cannot be moved', async () => {
  show(<NotNow />)
  await expect
    .element(page.getByRole('button', { name: /Reorder Waymark analytics/ }))
    .toHaveAccessibleDescription('Clear the search to change the order')
})

const centre = (name: string) => {
  const row = page.getByText(name, { exact: true }).element().getBoundingClientRect()
  return { clientX: row.x + row.width / 2, clientY: row.y + row.height / 2 }
}
const drag = async (name: string, over: string, pointerType = 'mouse') => {
  const pointer = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType }
  const [from, to] = [centre(name), centre(over)]
  const start = page.getByText(name, { exact: true }).element()
  start.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...from }))
  for (const part of [0.1, 0.5, 1]) {
    const clientX = from.clientX + (to.clientX - from.clientX) * part
    const clientY = from.clientY + (to.clientY - from.clientY) * part
    document.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX, clientY }))
    await settled()
  }
  document.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...to }))
}

test('takes an item of the source in before the item it is dropped on', async () => {
  show(<WithSource />)
  await expect.element(page.getByText('Heatmaps')).toBeVisible()
  await drag('Heatmaps', 'Ecommerce order')
  await expect.poll(spoken).toContain('Heatmaps dropped at 3 of')
  await expect
    .poll(() => names().slice(0, 4))
    .toEqual(['Waymark analytics', 'Consent mapping', 'Heatmaps', 'Ecommerce order'])
})

test('leaves scrolling over the source to the finger', async () => {
  show(<WithSource />)
  await expect.element(page.getByText('Heatmaps')).toBeVisible()
  const before = names()
  await drag('Heatmaps', 'Ecommerce order', 'touch')
  expect(spoken()).not.toContain('Heatmaps')
  expect(names()).toEqual(before)
})
