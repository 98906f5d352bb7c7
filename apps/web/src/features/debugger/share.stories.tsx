import type { Meta, StoryObj } from '@storybook/react-vite'
import { containers, debugLinks } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { losingAnswers } from '#testing/losing-answers.ts'
import { id, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const link = (at: number) => ({
  id: id(600 + at),
  type: 'debug-link',
  attributes: {
    url: `https://tags.northwind.example/tag/standalone-debug?debugFileUrl=aHR0cHM6Ly90YWdz${at}`,
    created_at: `2025-07-${11 + at}T07:20:00+00:00`,
    expires_at: `2025-07-${18 + at}T07:20:00+00:00`,
    author: at === 0 ? null : 'ingrid.solberg@northwind.example',
  },
})

/** A server on which a site has this many links, newest first. */
function sharing(count: number) {
  let links = Array.from({ length: count }, (_, at) => link(at)).reverse()
  return northwind()
    .on(debugLinks.list, () => ({ body: { data: links, meta: { total: links.length } } }))
    .on(debugLinks.create, () => {
      links = [link(links.length), ...links]
      return { status: 201, body: { data: links[0] } }
    })
    .on(debugLinks.remove, ({ params }) => {
      links = links.filter((one) => one.id !== params.debugLinkId)
      return { status: 204, body: '' }
    })
    .on(debugLinks.removeAll, () => {
      links = []
      return { status: 204, body: '' }
    })
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Share access' }))
  return within(await screen.findByRole('dialog', { name: 'Share access' }))
}

const meta = {
  title: 'Product/Share access',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/debug` },
  play: async () => void (await openDialog()),
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const NoLink: Story = {
  args: { server: () => sharing(0) },
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByRole('combobox', { name: 'Valid for' })).toHaveTextContent('7 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    const field = await dialog.findByLabelText<HTMLInputElement>('Debug link')
    await waitFor(() => expect(field).toHaveFocus())
    // The whole address is selected, and its start is shown.
    await expect([field.selectionEnd, field.scrollLeft]).toEqual([field.value.length, 0])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete link' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toHaveFocus())
  },
}

export const OneLink: Story = {
  args: { server: () => sharing(1) },
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByText(/Ends 18 July 2025/)).toBeVisible()
    await expect(dialog.getAllByRole('button', { name: 'Delete link' })).toHaveLength(1)
    await expect(dialog.queryByRole('button', { name: 'Delete all links' })).toBeNull()
  },
}

export const SeveralLinks: Story = {
  args: { server: () => sharing(3) },
  play: async () => {
    const dialog = await openDialog()
    const fields = () => dialog.getAllByLabelText('Debug link')
    await waitFor(() => expect(fields()).toHaveLength(3))
    await expect(dialog.getAllByText(/by ingrid\.solberg@northwind\.example/)).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Create another link' }))
    await waitFor(() => expect(fields()).toHaveLength(4))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Delete link' })[2]!)
    await waitFor(() => expect(fields()).toHaveLength(3))
    await expect(fields()[0]).toHaveFocus()
  },
}

export const SeveralLinksDark: Story = { ...SeveralLinks, ...DARK }

export const SeveralLinksNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { server: () => sharing(3) },
}

export const AllDeleted: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => sharing(2) },
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete all links' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toHaveFocus())
  },
}

/** The screen of the debugger before a session, with the way to the dialog. */
export const Connect: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Share access' })),
}

const FILE = btoa(`${location.origin}/debug-files/${'0'.repeat(32)}.json`)

const SHARED = {
  app_id: SITE,
  app_urls: ['https://shop.example/'],
  debug_token: 'a-token',
  metadata: { app_id: SITE, checksum: 'c0ffee', meta_site_names: {}, tags: [], triggers: [], variables: [] },
}

const opening = (file: string) => `/tag/standalone-debug?debugFileUrl=${encodeURIComponent(file)}`

/** What the guest sees, who has no way into the product. */
export const Opened: Story = {
  args: {
    path: opening(FILE),
    server: () => northwind().on(containers.debugFile, () => ({ body: SHARED })),
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Website address' })).toHaveValue('https://shop.example/')
    await expect(screen.queryByRole('button', { name: 'Share access' })).toBeNull()
  },
}

/** Files of other hosts are never read. */
export const Incomplete: Story = {
  args: { path: opening(btoa(`https://evil.example/debug-files/${'0'.repeat(32)}.json`)) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This debug link is incomplete' })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: {
    path: opening(FILE),
    server: () => northwind().on(containers.debugFile, () => ({ status: 404, code: 'DEBUG_LINK_DELETED_ERROR' })),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This debug link was deleted' })).toBeVisible()
  },
}

export const Expired: Story = {
  args: {
    path: opening(FILE),
    server: () => northwind().on(containers.debugFile, () => ({ status: 404, code: 'DEBUG_LINK_EXPIRED_ERROR' })),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This debug link has expired' })).toBeVisible()
  },
}

/** A link was created although the answer was lost: it is shown, and pressed again no second one is created. */
export const AnswerLost: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => losingAnswers(sharing(0), debugLinks.create) },
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
    await expect(await dialog.findByLabelText('Debug link')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create another link' }))
    await expect(await screen.findByText('Link created')).toBeVisible()
    await expect(dialog.getAllByLabelText('Debug link')).toHaveLength(1)
  },
}
