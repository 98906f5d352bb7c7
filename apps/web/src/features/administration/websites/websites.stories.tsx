import type { Meta, StoryObj } from '@storybook/react-vite'
import { apps } from '@waymark/api-client/endpoints'
import type { App } from '@waymark/domain/site'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { administered } from '#testing/administered.ts'
import { fillIn } from '#testing/fill-in.ts'
import { findPanel } from '#testing/find-panel.ts'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const PATH = '/administration/websites'
const OPENED = `${PATH}?open=${SITE}`
const SAVE = '{Control>}s{/Control}'

const website = (n: number): App => ({
  id: id(300 + n),
  type: 'ppms/app',
  attributes: {
    name: `Northwind store ${String(n).padStart(2, '0')}`,
    urls: [`https://store-${n}.northwind.example/`],
    gdpr: n % 3 !== 0,
    delay: 500,
    timezone: n % 2 ? 'Europe/Oslo' : 'America/Argentina/Buenos_Aires',
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: '2025-07-14T11:42:00+00:00',
  },
})

const LONG: App = {
  ...website(1),
  attributes: {
    ...website(1).attributes,
    name: 'Northwind Outdoor, Alpine Equipment and Mountaineering Supplies of Northern Scandinavia AS',
    urls: Array.from(
      { length: 12 },
      (_, n) => `https://a-host-with-a-long-name-${n}.shops.northwind-outdoor.example/and/a/long/path?campaign=${n}`,
    ),
  },
}

const meta = {
  title: 'Administration/Websites',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH, server: () => administered() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string) => within(await findPanel(name))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

export const List: Story = {
  play: async () => void (await screen.findByRole('link', { name: 'Trail Journal' })),
}

export const Opened: Story = {
  args: { path: OPENED },
  play: async () => {
    const opened = await panel('Northwind Outdoor')
    await expect(await opened.findByRole('region', { name: 'Installation code' })).toBeVisible()
    await expect(screen.getByRole('row', { name: /^Northwind Outdoor www/ })).toHaveAttribute('aria-current', 'true')
  },
}

/** On narrow windows it covers the list, which cannot be reached until it is closed. */
export const OpenedNarrow: Story = {
  ...Opened,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const opened = await panel('Northwind Outdoor')
    await expect(await opened.findByRole('region', { name: 'Installation code' })).toBeVisible()
    await expect(screen.queryByRole('row', { name: /^Northwind Outdoor www/ })).toBeNull()
  },
}

export const Dark: Story = { ...Opened, ...DARK }

export const ThirtySeven: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => administered({ websites: Array.from({ length: 37 }, (_, n) => website(n + 1)) }) },
  play: async () => {
    await expect(await screen.findByText('websites')).toHaveTextContent('37 websites')
    await userEvent.click(await button('Next page'))
    await expect(await screen.findByText('Northwind store 37')).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search websites' }), 'store 07{Enter}')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await fillIn(screen.getByRole('searchbox', { name: 'Search websites' }), 'nothing like it')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Nothing matches')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { path: `${PATH}?open=${LONG.id}`, server: () => administered({ websites: [LONG, website(2)] }) },
  play: async () => {
    await panel(LONG.attributes.name)
  },
}

export const Empty: Story = {
  args: { server: () => administered({ websites: [] }) },
  play: async () => {
    await expect(await screen.findByText('No websites yet')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: () => administered().on(apps.one, () => new Promise(() => {})), path: OPENED },
  play: async () => {
    await panel('Loading')
  },
}

export const Failing: Story = {
  args: { server: () => administered().on(apps.list, () => ({ status: 500 })) },
  play: async () => {
    await expect(await screen.findByText('The list could not be loaded')).toBeVisible()
    await expect(await button('Try again')).toBeVisible()
  },
}

/** What is missing is named at its field, what the server refuses too; then the website is added once and opened. */
export const Adding: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await button('Add website'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Add website' }))
    const add = sheet.getByRole('button', { name: 'Add website' })
    await userEvent.click(add)
    await expect(await sheet.findByText('Required')).toBeVisible()
    await expect(await sheet.findByText('Address 1: Not a valid address, such as https://example.com')).toBeVisible()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await userEvent.type(field('Name'), 'Northwind Alps')
    await userEvent.type(field('Address 1'), 'https://refused.example')
    await userEvent.click(add)
    await expect(await sheet.findByText('Address 1: Not allowed here')).toBeVisible()
    await waitFor(() => expect(field('Address 1')).toHaveFocus())
    await expect(field('Name')).toHaveValue('Northwind Alps')
    await fillIn(field('Address 1'), 'https://alps.northwind.example')
    await userEvent.dblClick(add)
    await panel('Northwind Alps')
    await waitFor(() => expect(screen.getAllByRole('row', { name: /^Northwind Alps/ })).toHaveLength(1))
  },
}

/** Closing the sheet or leaving the page has to be confirmed, since it loses what was entered. */
export const LeavingTheSheet: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await button('Add website'))
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await userEvent.keyboard('Alps{Escape}')
    await userEvent.click(await button('Keep editing'))
    await expect(field('Name')).toHaveValue('Alps')
    // The sheet covers the link, but not Back and Forward of the browser.
    screen.getByRole('link', { name: 'People', hidden: true }).click()
    await userEvent.click(await button('Keep editing'))
    await expect(field('Name')).toHaveValue('Alps')
    await userEvent.click(await button('Cancel'))
    await userEvent.click(await button('Discard'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** An address is added to the opened website; the row shows it. */
export const Changing: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.click(await button('Add address'))
    await waitFor(() => expect(field('Address 2')).toHaveFocus())
    await userEvent.keyboard('shop')
    await fillIn(field('Wait for tags'), '9000')
    await userEvent.keyboard(SAVE)
    await expect(await screen.findByText('Address 2: Not a valid address, such as https://example.com')).toBeVisible()
    await expect(screen.getByText('Must be 5,000 or less')).toBeVisible()
    await expect(screen.getByText('Fix 2 errors to save')).toBeVisible()
    await fillIn(field('Wait for tags'), '0')
    await fillIn(field('Address 2'), 'https://shop.northwind.example')
    await userEvent.keyboard(SAVE)
    await expect(await screen.findByText('www.northwind-outdoor.example + 1 more')).toBeVisible()
    await expect(await button('Delete website')).toBeVisible()
  },
}

/** Another row is opened only after the changes were discarded. */
export const LeavingChanges: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.type(field('Name'), ' Norway')
    await userEvent.click(screen.getByRole('link', { name: 'Trail Journal' }))
    await userEvent.click(await button('Keep editing'))
    await expect(field('Name')).toHaveValue('Northwind Outdoor Norway')
    await userEvent.click(screen.getByRole('link', { name: 'Trail Journal' }))
    await userEvent.click(await button('Discard'))
    await panel('Trail Journal')
    await expect(field('Name')).toHaveValue('Trail Journal')
  },
}

/** Deleting needs the name, and closes the panel. */
export const Deleting: Story = {
  parameters: BEHAVIOUR,
  args: { path: OPENED },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.click(await button('Delete website'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Northwind Outdoor”?' }))
    const remove = dialog.getByRole('button', { name: 'Delete website' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type the name to confirm' }), 'Northwind Outdoor')
    await userEvent.click(remove)
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Northwind Outdoor' })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Northwind Outdoor www/ })).toBeNull())
  },
}

/** A search in the address that no server takes is left out. */
export const UnstorableSearch: Story = {
  parameters: BEHAVIOUR,
  args: { path: `${PATH}?search=%00` },
  play: async () => void (await screen.findByRole('link', { name: 'Trail Journal' })),
}

/** An address of a website that does not exist, also of the former administration. */
export const Gone: Story = {
  parameters: BEHAVIOUR,
  args: { path: `/administration/apps/${id(77)}/data-collection` },
  play: async () => {
    await panel('It no longer exists')
    await userEvent.click(await button('Back to the list'))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'It no longer exists' })).toBeNull())
  },
}

/** The suite has one address for websites and meta-sites. */
export const OfAMetaSite: Story = {
  parameters: BEHAVIOUR,
  args: { path: `/administration/apps/${id(21)}` },
  play: async () => {
    await panel('Northwind Europe')
    await expect(screen.getByRole('heading', { level: 1, name: 'Meta-sites' })).toBeVisible()
  },
}

export const Checked: Story = {
  args: { path: `/administration/apps/${SITE}/privacy` },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.click(await button('Let the server check'))
    await expect(await screen.findByText(/does not allow https:\/\/tags\.example in script-src/)).toHaveTextContent(
      'The code of this website is on https://www.northwind-outdoor.example/.',
    )
  },
}
