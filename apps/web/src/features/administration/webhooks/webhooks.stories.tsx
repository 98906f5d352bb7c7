import type { Meta, StoryObj } from '@storybook/react-vite'
import { webhooks } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { findPanel } from '#testing/find-panel.ts'
import { id } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { withWebhooks } from '#testing/webhooks.ts'

const meta = {
  title: 'Administration/Webhooks',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/webhooks', server: () => withWebhooks() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const at = (n: number) => ({ path: `/administration/webhooks?open=${encodeURIComponent(JSON.stringify(id(n)))}` })
/** The page with an opened webhook. */
const OPENED = at(982)

const panel = async (name: string) => within(await findPanel(name))
const field = (name: string) => screen.getByRole('textbox', { name })

export const All: Story = {
  play: async () => void (await screen.findByRole('link', { name: 'Data warehouse' })),
}

export const None: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withWebhooks({ initial: [] }) },
  play: async () => void (await screen.findByText('No webhooks yet')),
}

export const NotLoaded: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withWebhooks().on(webhooks.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

/** An opened webhook and a delivery that is being retried: its tries, what is sent and the last answer. */
export const Opened: Story = {
  args: OPENED,
  play: async () => {
    const opened = await panel('Data warehouse')
    await userEvent.click(await opened.findByRole('button', { name: /^Item changed.*Try 4 of 8$/ }))
    const tries = within(opened.getByRole('list', { name: 'Tries' }))
    await expect(tries.getAllByText('503')).toHaveLength(2)
    await expect(tries.getByText('No answer')).toBeVisible()
    await expect(tries.getByText('Next try')).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Show body' }))
    await expect(opened.getByRole('region', { name: 'What was sent' })).toHaveTextContent('"type": "item.changed"')
    await expect(opened.getByRole('region', { name: 'The last answer' })).toHaveTextContent('being loaded')
    await userEvent.click(opened.getByRole('button', { name: 'Hide body' }))
  },
}

export const Dark: Story = { ...Opened, ...DARK }

export const Narrow: Story = { ...Opened, globals: { viewport: { value: 'narrow' } } }

/** A webhook is added. A private address is refused at its field; the secret stays until the user confirms that it is stored. */
export const Adding: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Add webhook' }))
    const add = sheet.getByRole('button', { name: 'Add and show secret' })
    await userEvent.click(add)
    await expect(await sheet.findAllByText('Required')).toHaveLength(2)
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await userEvent.type(field('Name'), 'Build server')
    await userEvent.type(field('Address'), 'https://10.0.0.7/hook')
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Import' }))
    await userEvent.click(add)
    await expect(await sheet.findByText('Addresses of private networks are not allowed')).toBeVisible()
    await waitFor(() => expect(field('Address')).toHaveFocus())
    await expect(field('Name')).toHaveValue('Build server')
    await userEvent.clear(field('Address'))
    await userEvent.type(field('Address'), 'https://build.northwind.example/hook')
    await userEvent.click(add)
    const secret = within(await screen.findByRole('dialog', { name: 'Signing secret of Build server' }))
    await expect(secret.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(
      'whs_k7Jd2vQx9LpYb6RdFsGm3ATqzH7nRk2VwXc9LpYb6JdF',
    )
    await userEvent.click(secret.getByRole('checkbox', { name: 'I have stored it' }))
    await userEvent.click(secret.getByRole('button', { name: 'Done' }))
    const opened = await panel('Build server')
    await expect(await opened.findByText(/^Nothing has been sent yet/)).toBeVisible()
  },
}

/** Only chosen websites: one is added, and the last that is removed makes it all again. */
export const ChoosingWebsites: Story = {
  parameters: BEHAVIOUR,
  args: OPENED,
  play: async () => {
    const opened = await panel('Data warehouse')
    await userEvent.click(opened.getByRole('button', { name: 'Choose websites' }))
    await userEvent.click(await opened.findByRole('option', { name: /^Northwind Outlet/ }))
    await userEvent.click(await opened.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Webhook saved')).toBeVisible()
    await userEvent.click(await opened.findByRole('button', { name: 'Remove Northwind Outlet' }))
    await expect(await opened.findByText(/^All websites and meta-sites/)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(await opened.findByText('Northwind Outlet', { selector: 'span' })).toBeVisible()
  },
}

/** A test that is refused is opened with its answer. */
export const TestRefused: Story = {
  parameters: BEHAVIOUR,
  args: { ...OPENED, server: () => withWebhooks({ answer: 404 }) },
  play: async () => {
    const opened = await panel('Data warehouse')
    await userEvent.click(opened.getByRole('button', { name: 'Send test' }))
    await expect(await screen.findByText('The test was not taken. Its answer is below.')).toBeVisible()
    await expect(await opened.findByText(/Not Found, 41 ms/)).toBeVisible()
  },
}

/** One that the server has turned off shows why, sends nothing again, and is turned on. */
export const TurnedOff: Story = {
  parameters: BEHAVIOUR,
  args: at(983),
  play: async () => {
    const opened = await panel('Partner dashboard')
    await expect(opened.getByText(/nothing could be delivered for five days/)).toBeVisible()
    await userEvent.click(await opened.findByRole('button', { name: /^Version 17.3 published/ }))
    await expect(opened.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(opened.getByRole('switch', { name: 'Send events' }))
    await expect(await screen.findByText('Webhook turned on')).toBeVisible()
    await waitFor(() => expect(opened.queryByText(/nothing could be delivered/)).toBeNull())
    await userEvent.click(opened.getByRole('button', { name: 'Send again' }))
    await expect(await screen.findByText('It is sent again now')).toBeVisible()
  },
}

export const Rotating: Story = {
  args: OPENED,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }))
    await expect(await screen.findByRole('dialog', { name: 'New signing secret of Data warehouse' })).toBeVisible()
  },
}

export const Deleting: Story = {
  parameters: BEHAVIOUR,
  args: OPENED,
  play: async () => {
    const opened = await panel('Data warehouse')
    await userEvent.click(opened.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete webhook' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Data warehouse?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete webhook' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Data warehouse' })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Data warehouse' })).toBeNull())
  },
}

/** The webhook is saved after another owner has deleted it. */
export const DeletedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: {
    ...OPENED,
    server: () => withWebhooks().on(webhooks.change, () => ({ status: 404, code: 'NOT_FOUND_ERROR' })),
  },
  play: async () => {
    await panel('Data warehouse')
    await userEvent.type(field('Name'), ' 2{Control>}s{/Control}')
    await expect(await screen.findByText('This no longer exists. It may have been deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /Data warehouse/ })).toBeNull())
  },
}
