import type { Meta, StoryObj } from '@storybook/react-vite'
import { apiClients } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withApiClients } from '#testing/api-clients.ts'
import { findPanel } from '#testing/find-panel.ts'
import { losingAnswers } from '#testing/losing-answers.ts'
import { id } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Administration/API clients',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/clients', server: withApiClients },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

/** The page with an opened client. */
const OPENED = { path: `/administration/clients?open=${encodeURIComponent(JSON.stringify(id(963)))}` }

export const All: Story = {
  play: async () => void (await screen.findByRole('link', { name: 'Release pipeline' })),
}

export const Dark: Story = {
  args: OPENED,
  ...DARK,
  play: async () => void (await screen.findByText('4 of 12')),
}

export const None: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withApiClients([]) },
  play: async () => void (await screen.findByText('No API clients yet')),
}

export const NotLoaded: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withApiClients().on(apiClients.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

/** The list is refused to a user whose role was taken away, until the own account is read again. */
export const Refused: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withApiClients().on(apiClients.list, () => ({ status: 403, code: 'FORBIDDEN_ERROR' })) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to see this')
    await expect(screen.queryByText(/Check the connection/)).toBeNull()
  },
}

/** An opened client: a level is chosen, which is saved at once. */
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Release pipeline' }))
    const panel = within(await findPanel('Release pipeline'))
    await expect(panel.getByText('b85f20ac')).toBeVisible()
    await expect(await panel.findByText('4 of 12')).toBeVisible()
    await userEvent.click(panel.getByRole('combobox', { name: 'Level on Northwind Europe' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Manage' }))
    await expect(await screen.findByText('Level saved')).toBeVisible()
    await expect(panel.getByRole('combobox', { name: 'Level on Northwind Europe' })).toHaveTextContent('Manage')
  },
}

export const OpenedNarrow: Story = { ...Opened, globals: { viewport: { value: 'narrow' } } }

/** A client is added. Its secret stays until the user confirms that it is stored, and then the client is open. */
export const Adding: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add client' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Add and show secret' }))
    await expect(await dialog.findByText('Required')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Feed')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Last day' }), '1 May 2001')
    await userEvent.click(dialog.getByRole('button', { name: 'Add and show secret' }))
    await expect(await dialog.findByText('Must be in the future')).toBeVisible()
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Last day' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add and show secret' }))
    const secret = within(await screen.findByRole('dialog', { name: 'Secret of Feed' }))
    await expect(secret.getByRole('textbox', { name: 'Client ID' })).toHaveValue('5e0c77d2')
    await userEvent.keyboard('{Escape}')
    await expect(secret.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(secret.getByRole('checkbox', { name: 'I have stored it' }))
    await userEvent.click(secret.getByRole('button', { name: 'Done' }))
    await expect(await findPanel('Feed')).toBeVisible()
  },
}

/** The answer with the secret was lost: the client is not added twice, and its secret can be rotated where it is open. */
export const AnswerLost: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => losingAnswers(withApiClients([]), apiClients.create) },
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add client' }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Feed')
    await userEvent.click(dialog.getByRole('button', { name: 'Add and show secret' }))
    await expect(await screen.findByText(/before the secret of Feed could be shown/)).toBeVisible()
    const panel = within(await findPanel('Feed'))
    await expect(panel.getByRole('button', { name: 'Rotate secret' })).toBeVisible()
    await expect(screen.getAllByRole('link', { name: 'Feed' })).toHaveLength(1)
  },
}

export const Secret: Story = {
  args: OPENED,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate secret' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }))
    await expect(await screen.findByRole('dialog', { name: 'New secret for Release pipeline' })).toBeVisible()
  },
}

export const Revoking: Story = {
  parameters: BEHAVIOUR,
  args: OPENED,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Release pipeline?' }))
    await userEvent.click(question.getByRole('button', { name: 'Revoke client' }))
    await expect(await screen.findByText('Client revoked')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Rotate secret' })).toBeNull()
  },
}

/** The name is changed while another owner revokes the client: the dialog stays with what was entered. */
export const EditingARevokedOne: Story = {
  parameters: BEHAVIOUR,
  args: {
    ...OPENED,
    server: () => withApiClients().on(apiClients.change, () => ({ status: 409, code: 'API_CLIENT_REVOKED_ERROR' })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit client' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit client' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This client has been revoked')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Release pipeline 2')
  },
}

let shared = withApiClients()

/** The name is changed by another owner, too: the dialog stays with what was entered, and the next save replaces theirs. */
export const EditingAChangedOne: Story = {
  parameters: BEHAVIOUR,
  args: {
    ...OPENED,
    server: () => {
      shared = withApiClients()
      return shared
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit client' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit client' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    const body = JSON.stringify({ data: { type: 'api_client', attributes: { name: 'Nightly release' } } })
    await shared.fetch(`/api/clients/v1/${id(963)}`, { method: 'PATCH', headers: {}, body })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/Another user has changed this field meanwhile: Name/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Release pipeline 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await findPanel('Release pipeline 2')).toBeVisible()
  },
}
