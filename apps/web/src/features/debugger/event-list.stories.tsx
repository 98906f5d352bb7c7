import type { Meta, StoryObj } from '@storybook/react-vite'
import { debugEvent } from '@waymark/debugger-core/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DebuggerFixture, played, type Site } from '#testing/debugger-fixture.tsx'
import { BEHAVIOUR } from '#testing/story-kinds.ts'

const meta = {
  title: 'Product/Debugger events',
  component: DebuggerFixture,
  parameters: { layout: 'fullscreen' },
  args: { play: (site) => played(site) },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof DebuggerFixture>
export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('region', { name: /Events, newest first/ })

export const SearchedEvents: Story = {
  args: { view: { eventSearch: 'cart' } },
  play: async () => {
    const found = await screen.findByText(/^\d+ found$/)
    await expect(found).toHaveAttribute('role', 'status')
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search events' }))
    await waitFor(() => expect(found).toBeEmptyDOMElement())
  },
}

export const NothingFound: Story = {
  args: { view: { eventSearch: 'nothing like this' } },
  play: async () => {
    await expect((await screen.findByText('No event matches')).closest('[role=status]')).toBeVisible()
  },
}

export const ManyEvents: Story = {
  args: {
    play: (site) => played(site, { tags: 12, variables: 6, groups: 0, events: 1100 }),
    view: { event: 1100 },
  },
}

let scrolled: Site

/** Scrolled down, the list keeps its position and counts new events; at its top it shows them. */
export const NewEventsWhileScrolled: Story = {
  args: {
    play: (site) => {
      scrolled = site
      return played(site, { tags: 12, variables: 6, groups: 0, events: 60 })
    },
  },
  play: async () => {
    const region = await list()
    const events = within(region)
    await userEvent.click(await events.findByRole('button', { name: /^60 / }))
    region.scrollTo({ top: 200 })
    const row = await events.findByRole('button', { name: /^50 / })
    const { top } = row.getBoundingClientRect()
    for (const name of ['late', 'later']) await scrolled.receive('event', debugEvent(name, { pageViewTime: 9e12 }))
    const fresh = await screen.findByRole('button', { name: '2 new events' })
    await expect(row.getBoundingClientRect().top).toBeCloseTo(top)
    await userEvent.click(fresh)
    await waitFor(() => expect(events.getByRole('button', { name: /later/ })).toBeVisible())
    await expect(region.scrollTop).toBe(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /new event/ })).toBeNull())
  },
}

/** With the keyboard focus on a row the list keeps its position even at its top. */
export const NewEventsWhileUsedByKeyboard: Story = {
  parameters: BEHAVIOUR,
  args: NewEventsWhileScrolled.args ?? {},
  play: async () => {
    const region = await list()
    const events = within(region)
    region.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const row = document.activeElement as HTMLElement
    const { top } = row.getBoundingClientRect()
    for (let sent = 0; sent < 40; sent += 1)
      await scrolled.receive('event', debugEvent(`late ${sent}`, { pageViewTime: 9e12 }))
    await screen.findByRole('button', { name: '40 new events' })
    await expect(row).toHaveFocus()
    // The page view is no longer the first one, and has a line above it.
    await expect(row.getBoundingClientRect().top).toBeLessThanOrEqual(top + 1)
    const number = Number.parseInt(row.textContent, 10)
    await userEvent.keyboard('{ArrowDown}')
    await expect(events.getByRole('button', { name: new RegExp(`^${number - 1} `) })).toHaveFocus()
  },
}

/** The head of the page view at the top of the list stays there and covers no other event. */
export const ScrolledToAnOlderPageView: Story = {
  parameters: BEHAVIOUR,
  args: NewEventsWhileScrolled.args ?? {},
  play: async () => {
    const region = await list()
    const head = within(region).getAllByRole('heading', { level: 2 })[1]
    const page = head?.closest('section')
    if (!head || !page) throw new Error('no page view')
    const { top } = region.getBoundingClientRect()
    region.scrollTop += page.getBoundingClientRect().top - top + 40
    await waitFor(() => expect(head.getBoundingClientRect().top).toBeCloseTo(top, 0))
  },
}
