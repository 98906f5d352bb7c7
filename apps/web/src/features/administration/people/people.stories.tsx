import type { Meta, StoryObj } from '@storybook/react-vite'
import { admin, users } from '@waymark/api-client/endpoints'
import type { UserPatch } from '@waymark/domain/user'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { findPanel } from '#testing/find-panel.ts'
import { MEMBERS, withMembers } from '#testing/members.ts'
import { id } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Administration/People',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/people', server: withMembers },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const PRIYA = 'priya.raman@northwind.example'

export const Everybody: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'People' }))
    await expect(table.getByRole('row', { name: /priya/ })).toHaveTextContent('Publish on 3, edit on 1')
    await expect(table.getByRole('row', { name: /ingrid/ })).toHaveTextContent('You')
    await expect(table.getByText(/^Invited, link ends/)).toHaveAttribute('title', expect.stringContaining('Invited'))
    await expect(table.getByRole('row', { name: /tomasz/ })).toHaveTextContent('Tomasz Wilk · No password yet')
  },
}

/** An address may name a page that does not exist. */
/** The addresses are whole. */
export const EverybodyOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: BEHAVIOUR,
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'People' }))
    for (const link of table.getAllByRole('link')) await expect(link.scrollWidth).toBe(link.clientWidth)
  },
}

export const BeyondTheLastPage: Story = {
  parameters: BEHAVIOUR,
  args: { path: '/administration/people?offset=50' },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'People' })).toBeVisible()
  },
}

export const Opened: Story = {
  args: { path: `/administration/people?open=${id(901)}` },
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    await panel.findByRole('combobox', { name: 'Level on Northwind Outdoor' })
  },
}

export const OpenedNarrow: Story = { ...Opened, globals: { viewport: { value: 'narrow' } } }

export const OpenedDark: Story = { ...Opened, ...DARK }

let shared = withMembers()

/** Another owner has changed the name, too: it stays in the field, and saving it again replaces theirs. */
export const NameChangedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: {
    ...Opened.args,
    server: () => {
      shared = withMembers()
      return shared
    },
  },
  play: async () => {
    const name = within(await findPanel(PRIYA)).getByLabelText('Name')
    await userEvent.clear(name)
    const body = JSON.stringify({ data: { type: 'ppms/user', attributes: { name: 'Priya Nair' } } })
    await shared.fetch(`/api/users/v2/${id(901)}`, { method: 'PATCH', headers: {}, body })
    await userEvent.type(name, 'Priya R.{Enter}')
    await expect(await screen.findByText(/has named the person Priya Nair meanwhile/)).toBeVisible()
    await expect(name).toHaveValue('Priya R.')
    await userEvent.type(name, '{Enter}')
    await expect(await screen.findByText('Person saved')).toBeVisible()
  },
}

export const ChangingAName: Story = {
  parameters: BEHAVIOUR,
  ...Opened,
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    const name = panel.getByLabelText('Name')
    await expect(name).toHaveValue('Priya Raman')
    await userEvent.clear(name)
    await userEvent.type(name, 'Priya Nair{Enter}')
    await expect(await screen.findByText('Person saved')).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'People' }))
    await waitFor(() => expect(table.getByRole('row', { name: /priya/ })).toHaveTextContent('Priya Nair'))
  },
}

/** Owners have no levels, and cannot remove themselves. */
export const Yourself: Story = {
  args: { path: `/administration/people?open=${id(900)}` },
  play: async () => {
    const panel = within(await findPanel('ingrid.solberg@northwind.example'))
    await expect(panel.getByRole('button', { name: 'Remove person' })).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.getByRole('combobox', { name: 'Role' })).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.queryByRole('list', { name: 'Level per website' })).toBeNull()
  },
}

/** What the server refuses stands at its field; the link is shown once. */
export const AddingAPerson: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add person' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }))
    const email = dialog.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveFocus())
    const add = dialog.getByRole('button', { name: 'Add and create link' })
    await userEvent.keyboard('priya')
    await userEvent.click(add)
    await expect(await dialog.findByText('Not a valid e-mail address')).toBeVisible()
    await userEvent.type(email, '.raman@northwind.example')
    await userEvent.click(add)
    await expect(await dialog.findByText(/has this address/)).toBeVisible()
    await userEvent.clear(email)
    await userEvent.type(email, 'anna.nowak@northwind.example')
    await userEvent.type(dialog.getByLabelText('Name'), 'Anna Nowak')
    await userEvent.click(add)
    const link = within(await screen.findByRole('dialog', { name: 'Invitation for anna.nowak@northwind.example' }))
    await expect(link.getByLabelText('Link')).toHaveValue(
      'https://tags.northwind.example/set-password#4TqzH7nRk2VwXc9LpYb6Jd',
    )
    await userEvent.click(link.getByRole('checkbox', { name: 'I have stored it' }))
    await userEvent.click(link.getByRole('button', { name: 'Done' }))
    const panel = within(await findPanel('anna.nowak@northwind.example'))
    await expect(panel.getByLabelText('Name')).toHaveValue('Anna Nowak')
  },
}

/** Esc closes the panel of a person, and the link that opened it has the focus again. */
export const LeavingThePanel: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: PRIYA }))
    await findPanel(PRIYA)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('link', { name: PRIYA })).toHaveFocus())
  },
}

/** Esc closes the list of websites, and keeps the dialog and what was entered. */
export const LeavingTheListOfWebsites: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add person' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }))
    await userEvent.type(dialog.getByLabelText('E-mail'), 'anna.nowak@northwind.example')
    const websites = dialog.getByRole('button', { name: 'Add website' })
    await userEvent.click(websites)
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Search/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(websites).toHaveFocus())
    await expect(dialog.getByLabelText('E-mail')).toHaveValue('anna.nowak@northwind.example')
  },
}

/** A level that could not be saved is shown as it was, also where it cannot be read again. */
export const LevelNotSaved: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/administration/people?open=${id(901)}`,
    server: () => {
      const server = withMembers()
      const broken = () => ({ status: 500, code: 'INTERNAL_SERVER_ERROR' })
      return server.on(admin.grant, () => {
        server.on(users.access, broken)
        return broken()
      })
    },
  },
  play: async () => {
    const level = () => screen.findByRole('combobox', { name: 'Level on Northwind Outdoor' })
    await findPanel(PRIYA)
    await userEvent.click(await level())
    await userEvent.click(await screen.findByRole('option', { name: 'View' }))
    await expect(await screen.findByText('The level could not be saved')).toBeVisible()
    await waitFor(async () => expect(await level()).toHaveTextContent('Publish'))
  },
}

export const RemovingASecondFactor: Story = {
  parameters: BEHAVIOUR,
  args: { path: `/administration/people?open=${id(901)}` },
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    await userEvent.click(panel.getByRole('button', { name: 'Remove second factor' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Remove the second factor/ }))
    await userEvent.click(question.getByRole('button', { name: 'Remove second factor' }))
    await expect(await panel.findByText('Off. Their password alone signs them in.')).toBeVisible()
  },
}

/** Esc closes the question, and leaves its panel open. */
export const NotRemoved: Story = {
  parameters: BEHAVIOUR,
  args: { path: `/administration/people?open=${id(901)}` },
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    const remove = panel.getByRole('button', { name: 'Remove person' })
    await userEvent.click(remove)
    await screen.findByRole('alertdialog', { name: `Remove ${PRIYA}?` })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(remove).toHaveFocus())
  },
}

/** A person who signs in through the provider gets no link. */
export const NoLinkNeeded: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/administration/people?open=${id(904)}`,
    server: () => withMembers().on(admin.passwordLink, () => ({ status: 403, code: 'PASSWORD_SIGN_IN_OFF_ERROR' })),
  },
  play: async () => {
    const panel = within(await findPanel('tomasz.wilk@northwind.example'))
    await userEvent.click(panel.getByRole('button', { name: 'New invitation link' }))
    await expect(await screen.findByText(/signs in through the provider and needs no link/)).toBeVisible()
  },
}

/** The opened person was removed by another owner. */
export const RemovedMeanwhile: Story = {
  args: { path: `/administration/people?open=${id(999)}` },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('It no longer exists')
  },
}

/** Another owner removes the person while a change is made. */
export const RemovedDuringAChange: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/administration/people?open=${id(901)}`,
    server: () => {
      let isRemoved = false
      const missing = { status: 404, code: 'NOT_FOUND_ERROR' }
      const member = { data: MEMBERS.find((one) => one.id === id(901)) }
      return withMembers()
        .on(users.one, () => (isRemoved ? missing : { body: member }))
        .on(admin.changeUser, () => {
          isRemoved = true
          return missing
        })
    },
  },
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    await userEvent.click(panel.getByRole('combobox', { name: 'Role' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Owner' }))
    await expect(await screen.findByText('This no longer exists. It may have been deleted')).toBeVisible()
    // A toast is an alert too.
    const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)
    await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining('It no longer exists')))
  },
}

const answer = Promise.withResolvers<void>()

/** A choice that the server refuses is reported, although another one was made before its answer. */
export const RefusedWhileChoosing: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/administration/people?open=${id(901)}`,
    server: () =>
      withMembers().on(admin.changeUser, async ({ body }) => {
        if (!('role' in (body as { data: UserPatch }).data.attributes)) return { status: 204 }
        await answer.promise
        return { status: 500, code: 'INTERNAL_SERVER_ERROR' }
      }),
  },
  play: async () => {
    const panel = within(await findPanel(PRIYA))
    const choose = async (field: string, option: string) => {
      await userEvent.click(panel.getByRole('combobox', { name: field }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Role', 'Owner')
    await choose('Language', 'Polski')
    answer.resolve()
    await expect(await screen.findByText('The person could not be saved')).toBeVisible()
  },
}

export const NothingMatches: Story = {
  parameters: BEHAVIOUR,
  args: { path: '/administration/people?search=xyz' },
  play: async () => void (await screen.findByText('Nothing matches')),
}

export const NotLoaded: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withMembers().on(users.list, () => ({ status: 500, code: 'INTERNAL_SERVER_ERROR' })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}
