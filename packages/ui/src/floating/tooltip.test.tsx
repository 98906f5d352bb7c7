import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, IconButton } from '../controls/index.ts'
import { show } from '../story/show.ts'
import { Menu } from './menu.tsx'

const button = page.getByRole('button', { name: 'Publish' })
const tooltip = page.getByRole('tooltip')
const touch = (element: Element, ...types: string[]) => {
  for (const type of types) element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
}

test('a tap shows why a button is disabled, until the next tap elsewhere', async () => {
  show(<Button disabledReason="No unpublished changes">Publish</Button>)
  touch(button.element(), 'pointerover', 'pointerdown', 'pointerup', 'pointerout')
  await expect.element(tooltip).toHaveTextContent('No unpublished changes')
  touch(document.body, 'pointerdown')
  await expect.poll(() => tooltip.query()).toBeNull()
})

test('a button has no tooltip while its menu is open', async () => {
  const more = page.getByRole('button', { name: 'More' })
  show(<Menu button={<IconButton icon="more" label="More" />} items={[{ key: 'a', label: 'Rename', onSelect() {} }]} />)
  await userEvent.hover(more)
  await expect.element(tooltip).toHaveTextContent('More')
  await userEvent.click(more)
  await expect.element(page.getByRole('menu')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(tooltip.query()).toBeNull()
})
