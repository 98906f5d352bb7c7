import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button, IconButton } from '../controls/index.ts'
import { Menu, type MenuEntry, Popover, Popup, Tooltip } from '../floating/index.ts'
import { Held } from '../story/held.tsx'
import { createToastList, SidePanel, Toasts } from './index.ts'

const ITEMS: readonly MenuEntry[] = [
  { key: 'export', label: 'Export to file', icon: 'download', onSelect: fn() },
  { key: 'edit', label: 'Edit info', icon: 'pencil', onSelect: fn() },
  {
    key: 'revert',
    label: 'Revert to this version',
    icon: 'undo',
    disabledReason: 'You need edit permission to revert',
    onSelect: fn(),
  },
  { key: 'line', separator: true },
  { key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', keys: ['⌫'], onSelect: fn() },
]

const meta = {
  title: 'Overlay/Menus, toasts, panels',
  component: Menu,
  subcomponents: { Popover, Popup, Tooltip, Toasts, SidePanel },
  tags: ['autodocs'],
  // Full-window components are shown in an iframe.
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      // Menus and popovers are loaded on first use, so the page does not find the comments on them.
      description: {
        component: `
A **Menu** is a button that opens a list of actions, or one choice among a few; a **Popover** is a button with a small dialog beside it.
**Toasts** are short messages about the result of an action; they leave after five seconds,
but not while they are pending, pointed at or focused, nor if they are to stay.

| Key | What it does |
|---|---|
| Enter, Space, Down, Up | opens the menu; Enter and Space open the popover |
| Down, Up, Home, End | moves among the actions of a menu |
| a letter | goes to the action that begins with it |
| Enter | runs the action |
| Esc | closes it and gives the focus back to the button |
| Tab | leaves a menu, and closes a popover past its end |
`,
      },
    },
  },
  args: { items: ITEMS, button: <IconButton icon="more" label="More" /> },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const OpenMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('data-focus')
  },
}
export const OpenMenuDark: Story = { ...OpenMenu, globals: { theme: 'dark' } }
export const ClosedMenu: Story = {}

const toasts = () => {
  const list = createToastList()
  list.show({ tone: 'success', text: 'Tag activated' })
  list.show({ tone: 'pending', text: 'Exporting version 42' })
  list.show({
    tone: 'danger',
    text: 'The tag was not copied',
    actions: [{ label: 'Try again', onPress: () => {} }],
  })
  return <Toasts list={list} label="Notices" dismissLabel="Dismiss" />
}
export const ThreeToasts: Story = {
  render: toasts,
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The tag was not copied')
    await expect(screen.getByRole('status')).toHaveTextContent('Tag activated')
    await userEvent.hover(screen.getByText('Tag activated'))
  },
}
export const ThreeToastsDark: Story = { render: toasts, globals: { theme: 'dark' } }

export const Panel: Story = {
  render: () => (
    <Held start={false}>
      {(open, set) => (
        <div style={{ display: 'flex', height: 360 }}>
          <div style={{ flex: 1 }}>
            <Button onPress={() => set(true)}>4 tags</Button>
          </div>
          {open && (
            <SidePanel title="Tags using this trigger" sub="4 tags" closeLabel="Close" onClose={() => set(false)}>
              <Button>Open tag</Button>
            </SidePanel>
          )}
        </div>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '4 tags' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('heading', { name: 'Tags using this trigger' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
