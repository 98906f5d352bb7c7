import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessions } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Product } from '#testing/product.tsx'
import { withSessions } from '#testing/sessions.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Administration/Sessions',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/sessions', server: () => withSessions() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Sessions' }))
    await expect(table.getByRole('row', { name: /Firefox on Windows/ })).toHaveTextContent('This session')
    await expect(table.getAllByRole('row')).toHaveLength(6)
  },
}

/** The addresses are whole, also beside the mark of the session in use; the browsers stand below them. */
export const AllOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Sessions' }))
    for (const link of table.getAllByRole('link')) await expect(link.scrollWidth).toBe(link.clientWidth)
    await expect(table.getByText('Firefox on Windows', { selector: 'span' })).toBeVisible()
  },
}

export const AllNarrow: Story = { ...All, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { ...All, ...DARK }

/** Another person's session ends at once. */
export const Ending: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const end = { name: 'End session of priya.raman@northwind.example, Chrome on macOS' }
    await userEvent.click(await screen.findByRole('button', end))
    await expect(await screen.findByText('Session ended')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', end)).toBeNull())
  },
}

/** Ending the session in use has to be confirmed, since it signs out. */
export const EndingYourOwn: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'End session of ingrid.solberg@northwind.example, Firefox on Windows',
      }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'End and sign out' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByText('This session')).toBeVisible()
  },
}

export const OnePerson: Story = {
  parameters: BEHAVIOUR,
  args: { path: '/administration/sessions?search=jonas' },
  play: async () => {
    await expect(await screen.findByText('session')).toHaveTextContent('1 session')
  },
}

export const NothingFound: Story = {
  parameters: BEHAVIOUR,
  args: { path: '/administration/sessions?search=nothing-like-this' },
  play: async () => void (await screen.findByText('Nothing matches')),
}

export const NotLoaded: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withSessions().on(sessions.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}
