import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { FullScreen } from '../overlay/full-screen.tsx'
import { show } from '../story/show.ts'
import * as stories from './columns-area.stories.tsx'

const { Columns, ColumnsReadOnly } = composeStories(stories)
const column = (name: string) => page.getByRole('region', { name })
const spoken = () =>
  page
    .getByRole('status')
    .elements()
    .map((one) => one.textContent)
    .join(' ')

async function lift(name: string) {
  const handle = page.getByRole('button', { name, exact: true })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  return handle
}

/** Presses the mouse on one element and moves it over another. */
async function drag(from: Locator, over: Locator) {
  const at = (locator: Locator) => {
    const { x, y, width, height } = locator.element().getBoundingClientRect()
    return { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 }
  }
  from.element().dispatchEvent(new MouseEvent('mousedown', at(from)))
  for (const target of [over, over]) document.dispatchEvent(new MouseEvent('mousemove', at(target)))
  return () => document.dispatchEvent(new MouseEvent('mouseup', at(over)))
}

test('a column is chosen by the arrow keys in their order, and announced', async () => {
  show(<Columns />)
  await lift('Analytics')
  await expect.poll(spoken).toContain('Analytics lifted')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(spoken).toContain('Analytics is over Marketing')
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
  await expect.poll(spoken).toContain('Analytics is over Available')
  await userEvent.keyboard('{Enter}')
  await expect.poll(spoken).toContain('Analytics dropped in Available')
  await expect.element(column('Available')).toMatchTextContent(/Analytics/)
})

test('Esc puts an item back and leaves the full screen around it open', async () => {
  let closed = false
  show(
    <FullScreen
      open
      label="Around it"
      onClose={() => {
        closed = true
      }}
    >
      <Columns />
    </FullScreen>,
  )
  await lift('Analytics')
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.poll(spoken).toContain('Analytics is back where it was')
  await drag(column('Statistic').getByText('Analytics'), column('Marketing'))
  await expect.element(column('Marketing')).toMatchTextContent(/Drop Analytics here/)
  await userEvent.keyboard('{Escape}')
  await expect.element(column('Marketing')).not.toMatchTextContent(/Drop Analytics here/)
  await expect.element(column('Statistic')).toMatchTextContent(/Analytics/)
  expect(closed).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed).toBe(true)
})

test('an item is put back when its handle loses the focus', async () => {
  show(<Columns />)
  const handle = await lift('Analytics')
  await userEvent.keyboard('{ArrowRight}{Tab}')
  await expect.poll(spoken).toContain('Analytics is back where it was')
  await expect.element(handle).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('button', { name: 'Remarketing', exact: true })).toHaveFocus()
})

test('an item is dragged to another column by mouse', async () => {
  show(<Columns />)
  const drop = await drag(column('Statistic').getByText('Analytics'), column('Marketing'))
  await expect.element(column('Marketing')).toMatchTextContent(/Drop Analytics here/)
  drop()
  await expect.element(column('Statistic')).not.toMatchTextContent(/Analytics/)
  await expect.poll(spoken).toContain('Analytics dropped in Marketing')
})

test('the buttons within an item do not drag it', async () => {
  show(<Columns />)
  await drag(column('Statistic').getByRole('button'), column('Marketing'))
  await drag(column('Statistic').getByText('Analytics'), column('Available'))
  await expect.element(column('Available')).toMatchTextContent(/Drop Analytics here/)
})

test('nothing is moved when read only', async () => {
  show(<ColumnsReadOnly />)
  const handle = await lift('Analytics')
  await userEvent.keyboard('{ArrowRight} ')
  await expect.element(handle).toHaveAttribute('aria-disabled', 'true')
  await expect.element(column('Statistic')).toMatchTextContent(/Analytics/)
})
