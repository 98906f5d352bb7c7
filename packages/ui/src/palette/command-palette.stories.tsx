import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { KeyHint } from '../icon/index.ts'
import { CommandPalette } from './index.ts'

const meta = {
  title: 'Overlay/Command palette',
  component: CommandPalette,
  tags: ['autodocs'],
  // Full-window components are shown in an iframe.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    label: 'Search or jump to',
    closeLabel: 'Close',
    query: 'purch',
    onQuery: fn(),
    place: 'Northwind Outdoor',
    listLabel: 'Results',
    onChoose: fn(),
    emptyText: 'Nothing found',
    groups: [
      {
        label: 'Tags',
        items: [
          {
            key: 'one',
            icon: 't-pixel',
            label: 'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH)',
            hint: 'Meta pixel',
          },
          {
            key: 'two',
            icon: 't-survey',
            label: 'Post-purchase survey – How did you hear about us?',
            hint: 'Qualaroo',
          },
        ],
      },
      {
        label: 'New',
        foot: true,
        items: [{ key: 'add', icon: 'plus', label: 'Add tag named “purch”' }],
      },
    ],
    foot: (
      <>
        <KeyHint keys={['↑', '↓']}>move</KeyHint>
        <KeyHint keys={['↵']}>open</KeyHint>
      </>
    ),
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: /Add tag named/ })).toHaveAttribute('data-focus')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('add', { elsewhere: false })
  },
}
/** Enter pressed while the answer is on its way takes the first row of the answer. */
export const EnteredEarly: Story = {
  args: { pending: true, groups: [], emptyText: 'Searching' },
  render: function Searched(args) {
    const [pending, setPending] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setPending(false)}>
          Answer
        </button>
        <CommandPalette {...args} pending={pending} groups={pending ? [] : meta.args.groups} />
      </>
    )
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    screen.getByText('Answer').click()
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('one', { elsewhere: false }))
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
  },
}
/** An action that cannot be done now shows why, and is not chosen. */
export const Unavailable: Story = {
  args: {
    query: 'pub',
    groups: [
      {
        label: 'Actions',
        items: [
          { key: 'publish', icon: 'publish', label: 'Publish the draft', disabledReason: 'No unpublished changes' },
        ],
      },
    ],
  },
  play: async ({ args }) => {
    await screen.findByRole('combobox', { name: 'Search or jump to' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const option = screen.getByRole('option', { name: /Publish the draft/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveAccessibleDescription('No unpublished changes')
    await userEvent.click(option)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const FoundDark: Story = { globals: { theme: 'dark' } }
export const NothingFound: Story = { args: { groups: [] } }
export const Searching: Story = { args: { groups: [], pending: true, emptyText: 'Searching' } }
