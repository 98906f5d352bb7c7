import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Kbd } from '../icon/index.ts'
import { CommandPalette } from './index.ts'

const meta = {
  title: 'Overlay/Command palette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: fn(),
    label: 'Search or jump to',
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
        label: 'Actions',
        items: [{ key: 'add', icon: 'plus', label: 'Add tag named “purch”', hint: <Kbd keys={['C']} /> }],
      },
    ],
    foot: (
      <>
        <span>
          <Kbd keys={['↑', '↓']} /> move
        </span>
        <span>
          <Kbd keys={['↵']} /> open
        </span>
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
export const FoundDark: Story = { globals: { theme: 'dark' } }
export const NothingFound: Story = { args: { groups: [] } }
export const Searching: Story = { args: { groups: [], pending: true, emptyText: 'Searching' } }
