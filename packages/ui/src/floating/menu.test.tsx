import { composeStories } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../controls/index.ts'
import * as stories from '../overlay/layers.stories.tsx'
import { show } from '../story/show.ts'
import { Menu } from './menu.tsx'

const { ClosedMenu } = composeStories(stories)
const opener = page.getByRole('button', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })

const active = (name: string) => expect.element(item(name)).toHaveAttribute('data-focus')

test('opens by keyboard on the first item, or on the last with arrow up', async () => {
  show(<ClosedMenu />)
  await expect.element(opener).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await active('Export to file')
  await expect.element(page.getByRole('menu')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await active('Delete')
})

test('takes the keys that are pressed right after its button, whether it is loaded or not', async () => {
  show(<ClosedMenu />)
  await expect.element(opener).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}{End}')
  await active('Delete')
})

test('moves to its ends and by first letters', async () => {
  show(<ClosedMenu />)
  await userEvent.click(opener)
  await userEvent.keyboard('{End}')
  await active('Delete')
  await userEvent.keyboard('{Home}')
  await active('Export to file')
  await userEvent.keyboard('ed')
  await active('Edit info')
})

test('does what was chosen and gives the focus back', async () => {
  const edit = vi.fn()
  show(
    <Menu
      button={<IconButton icon="more" label="More" />}
      items={[{ key: 'edit', label: 'Edit info', onSelect: edit }]}
    />,
  )
  await userEvent.click(opener)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(edit).toHaveBeenCalledOnce()
  await expect.element(opener).toHaveFocus()
  expect(page.getByRole('menu').query()).toBeNull()
})

test('keeps an item that cannot be chosen and says why', async () => {
  show(<ClosedMenu />)
  await userEvent.click(opener)
  const revert = page.getByRole('menuitem', { name: /Revert/ })
  await expect.element(revert).toHaveAccessibleDescription('You need edit permission to revert')
  await userEvent.click(revert, { force: true })
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
  await expect.element(revert).toHaveAttribute('data-focus')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).toBeVisible()
})

test('goes with Tab', async () => {
  show(<ClosedMenu />)
  await userEvent.click(opener)
  await userEvent.keyboard('{Tab}')
  expect(page.getByRole('menu').query()).toBeNull()
})
