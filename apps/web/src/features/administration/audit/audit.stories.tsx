import type { Meta, StoryObj } from '@storybook/react-vite'
import { audit } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withAudit } from '#testing/audit.ts'
import { Product } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const PAGE = '/administration/audit'

const meta = {
  title: 'Administration/Audit log',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: PAGE, server: () => withAudit() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** An entry opens below its row: where it comes from, and each value before and after. */
export const All: Story = {
  play: async () => {
    await open(/^Details of Level changed/)
    await expect(await screen.findByText(/^Password, since/)).toBeVisible()
    await expect(screen.getByText('Firefox on macOS', { selector: 'dd' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Copy request id' })).toBeVisible()
    const changes = within(screen.getByRole('table', { name: /^Changes: Level changed/ }))
    await expect(changes.getByRole('row', { name: 'Northwind Outdoor View Edit' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Northwind Outlet None View' })).toBeVisible()
    await expect(screen.getByText('entries')).toHaveTextContent('69 entries')
  },
}

export const Dark: Story = { ...All, ...DARK }

/** Each subject stands below its action, so that nothing scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await open(/^Details of Level changed/)
    const [cell] = screen.getAllByRole('cell', { name: /^Two-factor sign-in turned off Person/ })
    await expect(cell!.scrollWidth).toBe(cell!.clientWidth)
    const { scrollWidth, clientWidth } = screen.getByRole('table', { name: 'Audit log' }).parentElement!
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Fields and words of the API are shown in words; of a secret value only that it has changed. */
export const Settings: Story = {
  args: { path: `${PAGE}?search=warehouse` },
  play: async () => {
    await open(/^Details of Webhook changed/)
    const changes = within(await screen.findByRole('table', { name: /^Changes: Webhook changed/ }))
    await expect(changes.getByRole('row', { name: 'Active No Yes' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Address Not recorded Not recorded' })).toBeVisible()
    await expect(changes.getByRole('row', { name: /^Events Publish/ })).toHaveTextContent('Item changed')
    await expect(screen.getByText(/of 69 entries/)).toBeVisible()
  },
}

/** Several kinds are chosen together and applied together. */
export const ByKind: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'What All kinds' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sign-ins and passwords' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'People and levels' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await screen.findByRole('button', { name: 'What 2 kinds' })).toHaveFocus()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
    await expect(screen.getByText('Sign-in refused')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect(await screen.findByText('entries')).toHaveTextContent('69 entries')
    await expect(screen.getByRole('searchbox', { name: 'Search subject or address' })).toHaveFocus()
  },
}

/** A period has a name, or a first and a last day. */
export const ByPeriod: Story = {
  parameters: BEHAVIOUR,
  args: { path: `${PAGE}?from=2025-07-01&to=2025-07-11` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^When 1\s–\s11 July 2025$/ }))
    await expect(await screen.findByRole('radio', { name: 'Dates' })).toBeChecked()
    const to = screen.getByRole('combobox', { name: 'To' })
    const enter = async (day: string) => {
      await userEvent.clear(to)
      await userEvent.click(to)
      await userEvent.paste(day)
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    }
    await enter('30 Jun 2025')
    await expect(await screen.findByText('Must not be before the first day')).toBeVisible()
    await enter('9 Jul 2025')
    await expect(await screen.findByRole('button', { name: /^When 1\s–\s9 July 2025$/ })).toBeVisible()
    await expect(await screen.findByText('61', { selector: 'b' })).toBeVisible()
  },
}

/** What one person or client has done, the oldest first. */
export const ByPerson: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Who' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Not signed in' }))
    await expect(await screen.findByRole('combobox', { name: 'Who' })).toHaveTextContent('Who Not signed in')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    const time = screen.getByRole('columnheader', { name: 'Time' })
    await expect(time).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(time).getByRole('button'))
    await waitFor(() => expect(time).toHaveAttribute('aria-sort', 'ascending'))
  },
}

export const NoMatch: Story = {
  args: { path: `${PAGE}?search=nothing%20of%20the%20kind` },
  play: async () => void (await screen.findByText('Nothing contains this text.')),
}

/** The text says whether the search, the filters, or both leave nothing. */
export const NoFilterMatches: Story = {
  args: { path: `${PAGE}?from=2001-01-01&to=2001-01-02` },
  parameters: BEHAVIOUR,
  play: async () => {
    await screen.findByText('Nothing matches these filters.')
    await userEvent.type(screen.getByRole('searchbox'), 'ingrid')
    await screen.findByText('Nothing matches this text and these filters.')
  },
}

export const None: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withAudit([]) },
  play: async () => void (await screen.findByText('No entries yet')),
}

export const NotLoaded: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withAudit().on(audit.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

/** A file that cannot be had is reported. */
export const NotExported: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withAudit().on(audit.csv, () => ({ status: 500, code: 'UNKNOWN' })) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await expect(await screen.findByText(/The audit log could not be exported/)).toBeVisible()
  },
}
