import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, tags } from '@waymark/api-client/endpoints'
import type { TestRequest } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { id, listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const TEMPLATES = [
  'waymark_analytics',
  'cookie_information_cmp_integration',
  'ecommerce_order',
  'facebook_retargeting_pixel',
  'custom_tag',
  'heatmaps',
]
const NAMES = [
  'Waymark analytics – Northwind Outdoor',
  'Cookie Information – Consent mapping',
  'Ecommerce order – Web shop, all storefronts',
  'Meta pixel – Purchase – Summer hiking sale 2025 (DE, AT, CH) – all landing pages of the campaign',
  'Size guide – Lazy loader for boot fit tables',
  'Hotjar – Checkout',
  'Własny kod – Koszyk',
]

const tag = (n: number, priority: number, name: string) => ({
  id: id(n),
  type: 'tag',
  attributes: {
    name,
    template: TEMPLATES[n % TEMPLATES.length],
    is_active: true,
    is_published: true,
    priority,
    consent_type: 'analytics',
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: '2025-07-14T11:42:00+00:00',
  },
})

const prioritised = (count: number) =>
  Array.from({ length: count }, (_, n) => tag(3000 + n, count - n, NAMES[n] ?? `Prioritized tag ${n + 1}`))
const available = (count: number) => Array.from({ length: count }, (_, n) => tag(9000 + n, 0, `Available tag ${n + 1}`))

/** Northwind with some tags that have a priority and some that have none. */
const shop = (first: number, others: number) => {
  const lists = { true: prioritised(first), false: available(others) }
  return northwind()
    .on(tags.list, (request) => {
      const query = new URLSearchParams(request.search)
      const asks = query.get('filter[is_prioritized]')
      return listed(asks === null ? [...lists.true, ...lists.false] : lists[asks as 'true' | 'false'], request)
    })
    .on(tags.prioritise, () => ({ body: undefined }))
}

const failing = (asks: 'true' | 'false') => {
  const good = { true: prioritised(6), false: available(14) }
  return northwind().on(tags.list, (request: TestRequest) => {
    const query = new URLSearchParams(request.search)
    if (query.get('filter[is_prioritized]') === asks) return { status: 500, code: 'INTERNAL_SERVER_ERROR' }
    return listed(good[query.get('filter[is_prioritized]') === 'true' ? 'true' : 'false'], request)
  })
}

const meta = {
  title: 'Settings/Tags priority',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/settings/tags-priority`, server: () => shop(6, 401) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const names = () => screen.getByRole('list', { name: 'Prioritized tags' }).querySelectorAll('li')

export const Lists: Story = {
  play: async () => {
    await screen.findByRole('list', { name: 'Prioritized tags' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'))
    const hint = screen.getByText(/focus the handle and press Space, then the up or down arrow key/)
    await expect(hint.closest('[aria-hidden]')).toBeNull()
  },
}

/** Without changes a narrow window has no bar that saves. */
export const ListsNarrow: Story = {
  play: async () => {
    await screen.findByRole('list', { name: 'Prioritized tags' })
  },
  globals: { viewport: { value: 'narrow' } },
}

export const Dark: Story = { ...Lists, ...DARK }

/** The second press of a double click does not undo the first, although the button is Undo by then. */
export const Changed: Story = {
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Prioritize Available tag 1' }))
    await waitFor(() => expect(names()).toHaveLength(7))
    await userEvent.click(screen.getByRole('button', { name: 'Move Hotjar – Checkout up' }))
    await waitFor(() => expect(names()[4]).toHaveTextContent('Hotjar – Checkout'))
    await expect(screen.getByRole('button', { name: 'Move Hotjar – Checkout up' })).toHaveFocus()
    await expect(screen.getByText('2 unsaved changes')).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Prioritized tags' }))
    await userEvent.click(list.getByRole('button', { name: 'Take Available tag 1 off the list' }))
    await waitFor(() => expect(names()).toHaveLength(6))
  },
}

/** Leaving asks first when the order is not saved, and so does Cancel. */
export const Left: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Prioritize Available tag 1' }))
    await userEvent.click(screen.getByRole('link', { name: 'Import' }))
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard 1 change?' }))
    await expect((await question()).getByText(/1 added/)).toBeVisible()
    await userEvent.click((await question()).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(names()).toHaveLength(7))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }))
    await expect(await screen.findByText('No unsaved changes')).toBeVisible()
  },
}

/** The counts over and under the available tags agree while changes are not saved. */
export const AvailableCounts: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => shop(6, 19) },
  play: async () => {
    const heading = (count: number) => screen.findByRole('heading', { name: `Available ${count}` })
    await userEvent.click(await screen.findByRole('button', { name: 'Prioritize Available tag 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Prioritize Available tag 2' }))
    await expect(await heading(19)).toBeVisible()
    await expect(screen.getByText('1–10 of 19')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take Hotjar – Checkout off the list' }))
    await expect(await heading(20)).toBeVisible()
    await expect(screen.getByText('1–10 of 20')).toBeVisible()
    const rows = () => screen.getByRole('list', { name: 'Available tags' }).querySelectorAll('li')
    await expect(rows()).toHaveLength(10)
    await expect(rows()[0]).toHaveTextContent('Hotjar – Checkout')
    const pages = within(screen.getByRole('navigation', { name: 'Pages of available tags' }))
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Available tag 10'))
  },
}

export const Searched: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search prioritized' }), 'meta')
    await waitFor(() => expect(names()).toHaveLength(1))
    await expect(screen.getByRole('button', { name: /^Reorder Meta pixel/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SearchedWithoutDiacritics: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => shop(7, 14) },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search prioritized' }), 'wlasny')
    await waitFor(() => expect(names()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Take Własny kod – Koszyk off the list' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search available' }), 'wlasny')
    const rows = () => screen.getByRole('list', { name: 'Available tags' }).querySelectorAll('li')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await expect(rows()[0]).toHaveTextContent('Własny kod – Koszyk')
  },
}

export const ManyPrioritized: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => shop(5000, 0) },
  play: async () => {
    await screen.findByRole('list', { name: 'Prioritized tags' })
    await waitFor(() => expect(screen.getByText('1–50 of 5,000')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Move Prioritized tag 50 down' }))
    await waitFor(() => expect(screen.getByText('51–100 of 5,000')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Move Prioritized tag 50 down' })).toHaveFocus()
  },
}

export const NonePrioritized: Story = {
  args: { server: () => shop(0, 14) },
  play: async () => void (await screen.findByRole('button', { name: 'Prioritize Available tag 1' })),
}
export const NoTags: Story = {
  args: { server: () => shop(0, 0) },
  play: async () => void (await screen.findByText('No tags left to prioritize.')),
}
export const Loading: Story = {
  args: {
    server: () =>
      northwind().on(tags.list, (request) =>
        request.search.includes('is_prioritized') ? new Promise(() => undefined) : listed([], request),
      ),
  },
  play: async () => void (await screen.findByRole('heading', { level: 1, name: 'Tags priority' })),
}

export const PrioritizedFailed: Story = {
  args: { server: () => failing('true') },
  play: async () => {
    await expect(await screen.findByText('The prioritized tags could not be loaded')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Prioritize Available tag 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const AvailableFailed: Story = {
  args: { server: () => failing('false') },
  play: async () => {
    await expect(await screen.findByText('The available tags could not be loaded')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  args: {
    server: () =>
      shop(6, 14).on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    await expect(await screen.findByText(/need edit permission to change it/)).toBeVisible()
    for (const name of ['Cancel', 'Save'])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}

let sent: readonly string[] = []

/** Another person puts a tag on the list between the reading and the saving of this one. */
export const ChangedMeanwhile: Story = {
  args: {
    server: () => {
      let reads = 0
      const before = prioritised(3)
      sent = []
      const added = tag(3100, 4, 'Added by another person')
      return northwind()
        .on(tags.list, (request) => {
          if (!request.search.includes('is_prioritized%5D=true') && !request.search.includes('is_prioritized]=true'))
            return listed(available(14), request)
          reads += 1
          return listed(reads > 1 ? [added, ...before] : before, request)
        })
        .on(tags.prioritise, ({ body }) => {
          const { data } = body as { data: { id: string; attributes: { priority: number } }[] }
          sent = data.toSorted((a, b) => b.attributes.priority - a.attributes.priority).map((tag) => tag.id)
          return { body: undefined }
        })
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Move Ecommerce order.* up$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/The saved order has changed: 1 added/)).toBeVisible()
    await waitFor(() => expect(names()[0]).toHaveTextContent('Added by another person'))
    await expect(names()[2]).toHaveTextContent('Ecommerce order')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Priorities saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/The saved order has changed/)).toBeNull())
    // The two whose places were changed.
    await expect(sent).toEqual([id(3002), id(3001)])
  },
}
