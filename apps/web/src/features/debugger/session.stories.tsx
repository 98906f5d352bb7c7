import type { Meta, StoryObj } from '@storybook/react-vite'
import { containerVersion, debugEvent, debugVersion } from '@waymark/debugger-core/testing'
import type { ContainerVersion } from '@waymark/domain/version'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { sidebars } from '#items/list/sidebar-state.ts'
import { DebuggerFixture, played, type Site } from '#testing/debugger-fixture.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const busy = (site: Site): Promise<unknown> => played(site)

/** Waits until the screen is rendered. */
const drawn = async () => void (await screen.findByRole('heading', { level: 1 }))

const meta = {
  title: 'Product/Debugger session',
  component: DebuggerFixture,
  parameters: { layout: 'fullscreen' },
  args: { play: busy },
  play: drawn,
} satisfies Meta<typeof DebuggerFixture>
export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('region', { name: /Events, newest first/ })

export const Events: Story = {
  play: async () => {
    const events = within(await list())
    await waitFor(() => expect(events.getAllByRole('heading', { level: 2 })).toHaveLength(3))
    await userEvent.click(events.getByRole('button', { name: /^24 purchase/ }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'purchase' })).toBeVisible()
    await expect(screen.getByRole('tab', { name: /Tags/ })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The names of the tags keep room beside their consent. */
export const EventsOnATablet: Story = {
  args: { view: { event: 24 } },
  globals: { viewport: { value: 'landscape' } },
  play: async () => {
    const name = await screen.findByRole('columnheader', { name: 'Name' })
    await expect(name.clientWidth).toBeGreaterThanOrEqual(180)
    await expect(screen.getByRole('columnheader', { name: 'Consent type' })).toBeVisible()
  },
}

export const EventsDark: Story = { ...Events, ...DARK }

export const TagStoppedByConsent: Story = {
  parameters: BEHAVIOUR,
  args: { view: { event: 24, eventTag: 'tag-5' } },
  play: async () => {
    const detail = within(await screen.findByRole('complementary', { name: /Meta pixel – ViewContent/ }))
    await expect(detail.getByRole('list', { name: 'Checks, in order' })).toBeVisible()
  },
}

export const TagOfATriggerGroup: Story = {
  args: { view: { event: 24, eventTag: 'tag-2' } },
  play: async () => {
    const detail = within(await screen.findByRole('complementary', { name: /Meta pixel – Purchase/ }))
    const members = within(await detail.findByRole('list', { name: 'Triggers of the group' }))
    await expect(members.getAllByText(/^of \d/).length).toBeGreaterThan(1)
  },
}

/** Another user changes the version while the session goes on. */
const changeMeanwhile = (change: (version: ContainerVersion) => Partial<ContainerVersion>) => async (site: Site) => {
  await played(site)
  const version = containerVersion(site.context().versionIndex?.version)
  site.answerVersion(async () => ({ ok: true, version: debugVersion({ ...version, ...change(version) }) }))
  await site.handshake()
}

/** The tag of `FiredTag` is turned off while the session goes on. */
const turnOff = changeMeanwhile(({ tags }) => ({
  checksum: 'changed',
  tags: tags.filter(({ id }) => id !== 'tag-14'),
}))

export const TagTurnedOffMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: { play: turnOff, view: { event: 24, eventTag: 'tag-14' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 3, name: 'Fired in 10.1 ms' })).toBeVisible()
    const removed = /no longer active in the draft/
    await expect(screen.getByText(removed)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Tags/ }))
    const tags = within(await screen.findByRole('region', { name: 'Tags of this session' }))
    await userEvent.click(tags.getByRole('button', { name: /Turned off or deleted/ }))
    await expect(await screen.findByText(removed)).toBeVisible()
  },
}

export const TagStoppedOnTheWebsite: Story = {
  parameters: BEHAVIOUR,
  args: { play: changeMeanwhile(() => ({ stopped_tag_ids: ['tag-14'] })), view: { event: 24, eventTag: 'tag-14' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 3, name: 'Fired in 10.1 ms' })).toBeVisible()
    await expect(screen.getByText(/stopped on the website/)).toBeVisible()
  },
}

export const FiredTag: Story = {
  args: { view: { event: 24, eventTag: 'tag-14' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 3, name: 'Fired in 10.1 ms' })).toBeVisible()
    await expect(screen.getByText(/slowest tag of this event/)).toHaveTextContent(
      'It ran in the longest task of the page view, 38 ms, with 2 others.',
    )
    await expect(screen.getByText(/^\d.* ms after the event$/)).toBeVisible()
  },
}

export const Sorted: Story = {
  parameters: BEHAVIOUR,
  args: { view: { event: 24, eventTagSort: 'timeDsc' } },
  play: async () => {
    await expect(await screen.findByText(/fired in/)).toBeVisible()
    const cells = within(await screen.findByRole('table')).getAllByRole('cell', { name: /^\d.* ms$/ })
    const times = cells.map(({ textContent }) => Number.parseFloat(textContent))
    await expect(times.length).toBeGreaterThan(1)
    await expect(times).toEqual(times.toSorted((one, other) => other - one))
    screen.getByRole('button', { name: 'Priority' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(screen.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute('aria-sort', 'descending')
  },
}

export const NarrowEvent: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { view: { event: 24, tab: 'variables' } },
  play: async () => {
    await expect(await screen.findByText('24 of 24')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Newer event' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Older event' }))
    await expect(await screen.findByText('23 of 24')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Tags38', 'Clear data', 'Restart', 'Close session'])
    await userEvent.click(screen.getByRole('menuitem', { name: /^Tags/ }))
    await expect(await screen.findByRole('region', { name: 'Tags of this session' })).toBeVisible()
  },
}

/** On narrow windows the details cover everything, so they are a dialog. */
export const NarrowDetails: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { view: { event: 24 } },
  play: async () => {
    const [row] = within(await screen.findByRole('region', { name: 'Tags on this event' })).getAllByRole('button')
    if (!row) throw new Error('no tag')
    await userEvent.click(row)
    await expect(await screen.findByRole('dialog', { name: row.title })).toBeVisible()
    await waitFor(() => expect(row.closest('[inert]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/** Back in a list on a narrow window, the focus is on the row of what was open. */
export const NarrowBackToEvents: Story = {
  parameters: BEHAVIOUR,
  globals: { viewport: { value: 'narrow' } },
  args: { view: { event: 2 } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Events' }))
    const row = within(await list()).getByRole('button', { name: /^2 / })
    await waitFor(() => expect(row).toHaveFocus())
    await expect(row.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  },
}

export const NarrowBackToTags: Story = {
  parameters: BEHAVIOUR,
  globals: { viewport: { value: 'narrow' } },
  args: { view: { pane: 'tags', tag: 'tag-5' } },
  play: async () => {
    const title = (await screen.findByRole('heading', { level: 1 })).textContent
    await userEvent.click(await screen.findByRole('button', { name: 'Tags' }))
    const tags = within(await screen.findByRole('region', { name: 'Tags of this session' }))
    await waitFor(() => expect(tags.getByRole('button', { name: new RegExp(`^${title}`) })).toHaveFocus())
  },
}

/** On narrow windows the list is the page, also when it is hidden on wide ones: the main content, with a title. */
export const NarrowTags: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { view: { pane: 'tags' } },
  beforeEach: () => {
    sidebars.debug.set({ ...sidebars.debug.getSnapshot(), hidden: true })
    return () => sidebars.debug.remove()
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Tags of the session' })
    const main = screen.getByRole('main')
    await expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(within(main).getByRole('region', { name: 'Tags of this session' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`)
  },
}

export const NarrowTagsShared: Story = {
  ...NarrowTags,
  parameters: BEHAVIOUR,
  args: { shared: true, view: { pane: 'tags' } },
}

export const NoTagMatches: Story = {
  args: { view: { event: 24, eventTagSearch: 'nothing like this' } },
  play: async () => {
    await expect((await screen.findByText('No tag matches')).closest('[role=status]')).toBeVisible()
  },
}

export const Variables: Story = { args: { view: { event: 24, tab: 'variables' } } }

export const UpdatedVariables: Story = {
  play: async () => {
    const found = await screen.findByText(/^\d+ found$/)
    await expect(found).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('radio', { name: /^All/ }))
    await waitFor(() => expect(found).toBeEmptyDOMElement())
  },
  args: { view: { event: 24, tab: 'variables', variableFilter: 'updated', variable: 'variable-3' } },
}

export const TriggerGroups: Story = {
  args: { view: { event: 24, tab: 'groups' } },
  play: async () => {
    const groups = within(await screen.findByRole('list', { name: 'Trigger groups on this event' }))
    await userEvent.click(groups.getByRole('button', { name: /Activation failed/ }))
    await expect(groups.getAllByText('Conditions of the group')).toHaveLength(2)
  },
}

export const DataLayer: Story = { args: { view: { event: 24, tab: 'data-layer' } } }

export const PushedFunction: Story = {
  parameters: BEHAVIOUR,
  args: {
    view: { event: 1, tab: 'data-layer' },
    play: async (site) => {
      await site.connected()
      await site.receive('event', debugEvent('', { dataLayerEvent: { isJson: false, value: 'function ()' } }))
    },
  },
  play: async () => {
    await expect(await screen.findByText('function ()')).toBeVisible()
    await expect(screen.queryByText(/too large/)).toBeNull()
    await expect(screen.getByRole('button', { name: 'Copy value' })).toBeVisible()
  },
}

/** What is copied is JSON, also where what is shown is not. */
export const CopiedEvent: Story = {
  parameters: BEHAVIOUR,
  args: {
    view: { event: 1, tab: 'data-layer' },
    play: async (site) => {
      await site.connected()
      await site.receive(
        'event',
        debugEvent('sale', { dataLayerEvent: { isJson: true, value: '{"event":"sale","id":{"[[Value]]":"10n"}}' } }),
      )
    },
  },
  beforeEach: () => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => written.mockRestore()
  },
  play: async () => {
    await expect(await screen.findByText('10n')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Copy JSON' }))
    await waitFor(() =>
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith('{\n  "event": "sale",\n  "id": "10n"\n}'),
    )
  },
}

export const CutEvent: Story = {
  args: {
    view: { event: 1, tab: 'data-layer' },
    play: async (site) => {
      await site.connected()
      await site.receive(
        'event',
        debugEvent('purchase', { dataLayerEvent: { isJson: false, value: '{"event":"purchase","items":["…' } }),
      )
    },
  },
}

export const Tags: Story = { args: { view: { pane: 'tags', tag: 'tag-0' } } }

export const TagWithATriggerGroup: Story = { args: { view: { pane: 'tags', tag: 'tag-2' } } }

export const NoTagChosen: Story = { args: { view: { pane: 'tags' } } }

export const Waiting: Story = {
  args: { play: async (site) => site.connected() },
  play: async () => {
    await expect(await screen.findByText('Connected to shop.example')).toHaveAttribute('role', 'status')
  },
}

export const ConnectionLost: Story = {
  args: {
    view: { event: 24 },
    play: async (site) => {
      await played(site)
      site.window().isClosed = true
      await site.advance(2000)
    },
  },
}

export const SessionClosed: Story = {
  args: {
    view: { event: 24 },
    play: async (site) => {
      await played(site)
      site.send({ type: 'close' })
    },
  },
}

export const DraftChanged: Story = {
  args: {
    view: { event: 24 },
    play: async (site) => {
      await played(site)
      site.send({ type: 'draft.changed', updatedAt: '2025-07-14T14:31:00+00:00' })
    },
  },
}

export const MessagesDropped: Story = {
  args: {
    play: async (site) => {
      await played(site)
      await site.receive('event', { nonsense: true })
      for (let sent = 0; sent < 800; sent += 1) await site.receive('ping')
    },
  },
}

export const Shared: Story = { args: { shared: true, view: { pane: 'tags', tag: 'tag-0' } } }
