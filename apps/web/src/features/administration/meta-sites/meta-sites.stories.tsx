import type { Meta, StoryObj } from '@storybook/react-vite'
import { admin, metaSites } from '@waymark/api-client/endpoints'
import type { MetaSite } from '@waymark/domain/site'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { administered } from '#testing/administered.ts'
import { findPanel } from '#testing/find-panel.ts'
import { id } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const PATH = '/administration/meta-sites'
const OPENED = `${PATH}?open=${id(21)}`

const LONG: MetaSite = {
  id: id(401),
  type: 'ppms/meta-site',
  attributes: {
    name: 'Everything that the shops of Northern Scandinavia, the Alps and the Pyrenees share with each other in winter',
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: '2025-07-14T11:42:00+00:00',
  },
}

const meta = {
  title: 'Administration/Meta-sites',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH, server: () => administered() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string) => within(await findPanel(name))
const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const List: Story = {
  play: async () => void (await screen.findByRole('link', { name: 'Northwind Europe' })),
}

export const Opened: Story = {
  args: { path: OPENED },
  play: async () => {
    const opened = await panel('Northwind Europe')
    await expect(await opened.findByText('Northwind Outlet')).toBeVisible()
  },
}

export const OpenedNarrow: Story = { ...Opened, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { ...Opened, ...DARK }

export const LongName: Story = {
  args: { path: `${PATH}?open=${LONG.id}`, server: () => administered({ metaSites: [LONG] }) },
  play: async () => {
    await panel(LONG.attributes.name)
    await expect(await screen.findByText('None. The meta-site runs nowhere.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => administered({ metaSites: [] }) },
  play: async () => {
    await expect(await screen.findByText('No meta-sites yet')).toBeVisible()
  },
}

export const Failing: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => administered().on(metaSites.list, () => 'offline') },
  play: async () => {
    await expect(await screen.findByText('The list could not be loaded')).toBeVisible()
  },
}

/** The address of the suite that adds a meta-site opens the form; a website is linked to the new one, and the row counts it. */
export const AddingAndLinking: Story = {
  parameters: BEHAVIOUR,
  args: { path: '/administration/meta-sites/m/create' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add meta-site' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add meta-site' }))
    await expect(await dialog.findByText('Required')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Northwind Alps{Enter}')
    await panel('Northwind Alps')
    await userEvent.click(await button('Link website'))
    await userEvent.click(await screen.findByRole('option', { name: /Zermatt store/ }))
    await expect(await button('Remove the link to Zermatt store')).toBeVisible()
    await expect(await screen.findByRole('row', { name: /^Northwind Alps 1 / })).toBeVisible()
  },
}

/** A link is removed after a question */
export const Unlinking: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await userEvent.click(await button('Remove the link to Northwind Outlet'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove link' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Northwind Outlet/ })).toBeNull())
    await expect(await button('Remove the link to Northwind Outdoor')).toBeVisible()
  },
}

/** A website that is gone cannot be linked; the list stays as it is. */
export const LinkRefused: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: OPENED,
    server: () => administered().on(admin.linkApps, () => ({ status: 400, code: 'RELATED_RESOURCE_NOT_FOUND_ERROR' })),
  },
  play: async () => {
    await userEvent.click(await button('Link website'))
    await userEvent.click(await screen.findByRole('option', { name: /Zermatt store/ }))
    await expect(await screen.findByText(/^Something this refers to no longer exists/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Remove the link to Zermatt store' })).toBeNull()
  },
}

export const Renaming: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await panel('Northwind Europe')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' and Africa{Control>}s{/Control}')
    await panel('Northwind Europe and Africa')
    await expect(await screen.findByRole('link', { name: 'Northwind Europe and Africa' })).toBeVisible()
  },
}

export const Deleting: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await panel('Northwind Europe')
    await userEvent.click(await button('Delete meta-site'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/2 websites no longer run its tags/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'Northwind Europe{Enter}')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Northwind Europe/ })).toBeNull())
  },
}
