import type { Meta, StoryObj } from '@storybook/react-vite'
import { triggers } from '@waymark/api-client/endpoints'
import type { Answered, TestRequest } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { id, listed } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { type StoryTrigger, stocked, storyTrigger, TRIGGERS, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR } from '#testing/story-kinds.ts'

const meta = {
  title: 'Triggers/Tasks',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE), server: () => stocked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const numbered = (count: number, name: string, groups: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) =>
    storyTrigger(2001 + at, 'click', `${name} ${String(at + 1).padStart(2, '0')}`, {
      form: { settings: { waitForTags: false, checkValidation: false } },
      groups: at < 8 ? groups : [],
    }),
  )
const save = () => userEvent.keyboard('{Control>}s{/Control}')

let asked: string[] = []

/** Filters are applied together and cleared one by one or at once; the order is chosen by keys and shown in the rows. */
export const FilteredAndSorted: Story = {
  args: {
    server: () => {
      asked = []
      return stocked().on(triggers.list, (request) => {
        asked.push(decodeURIComponent(request.search))
        return listed(TRIGGERS, request)
      })
    },
  },
  play: async () => {
    await screen.findByRole('list', { name: 'Triggers' })
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
    const filter = within(await screen.findByRole('dialog', { name: 'Filter triggers' }))
    await userEvent.click(await filter.findByRole('checkbox', { name: 'Event' }))
    await userEvent.click(filter.getByRole('checkbox', { name: 'Only triggers without tags' }))
    await expect(asked.filter((search) => search.includes('trigger_type'))).toEqual([])
    await userEvent.click(filter.getByRole('button', { name: 'Apply' }))
    const chips = within(await screen.findByRole('group', { name: 'Filters that are set' }))
    await waitFor(() => expect(asked.at(-1)).toMatch(/trigger_type.*=event/))
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter Tags: none' }))
    await waitFor(() => expect(chips.queryByRole('button', { name: /Tags: none/ })).toBeNull())
    await userEvent.click(chips.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Filters that are set' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Sort by/ }))
    await expect(await screen.findByRole('menuitemradio', { name: /^Name/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(asked.at(-1)).toMatch(/sort=-?created_at/))
    await expect((await screen.findAllByText(/^Created /))[0]).toBeVisible()
  },
}

/** Filters that stand in the address are set. */
export const FiltersInAddress: Story = {
  args: { path: `${triggerPath(SITE)}?types=${encodeURIComponent('["event"]')}&tags=none` },
  play: async () => {
    const chips = await screen.findByRole('group', { name: 'Filters that are set' })
    await expect(chips).toHaveTextContent('Event')
    await expect(chips).toHaveTextContent('Tags none')
  },
}

/** A page of a list with a link to the next one. */
function paged(all: readonly StoryTrigger[], request: TestRequest): Answered {
  const { body } = listed(all, request) as { body: { data: readonly unknown[] } }
  const offset = Number(new URLSearchParams(request.search).get('page[offset]') ?? 0) + body.data.length
  const links = {
    self: '',
    first: '',
    last: '',
    prev: null,
    next: offset < all.length ? `?page[offset]=${offset}` : null,
  }
  return { body: { ...body, links } }
}

let grouped = true

/** Sixty are deleted at once. Three are members of a group and stay until that is deleted, and are then tried again. */
export const SixtyDeleted: Story = {
  args: {
    server: () => {
      grouped = true
      let left = numbered(60, 'Bulk')
      const held = new Set(left.slice(0, 3).map((trigger) => trigger.id))
      return stocked()
        .on(triggers.list, (request) => paged(left, request))
        .on(triggers.one, ({ params }) => ({ body: { data: left.find((trigger) => trigger.id === params.triggerId) } }))
        .on(triggers.remove, ({ params }) => {
          if (grouped && held.has(params.triggerId ?? '')) return { status: 409, code: 'TRIGGER_IN_GROUP_ERROR' }
          left = left.filter((trigger) => trigger.id !== params.triggerId)
          return { body: '' }
        })
    },
  },
  play: async () => {
    const first = await screen.findByRole('link', { name: 'Bulk 01' })
    await waitFor(() => {
      screen.getAllByRole('link', { name: /^Bulk/ }).at(-1)?.scrollIntoView()
      return expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible()
    })
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bulk 51' })).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}')
    const bar = within(await screen.findByRole('toolbar', { name: 'Bulk actions' }))
    await expect(bar.getByText('60 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 60 triggers' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 60 triggers' }))
    await expect(await dialog.findByText('57 deleted, 3 failed.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Bulk 02.*Not deleted/ })).toHaveTextContent('group')
    await expect(screen.queryByText(/could not be deleted/)).toBeNull()
    grouped = false
    await userEvent.click(dialog.getByRole('button', { name: 'Retry 3' }))
    await expect(await dialog.findByText('60 deleted.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(await screen.findByText('No triggers yet')).toBeVisible()
    await expect(screen.queryByRole('toolbar', { name: 'Bulk actions' })).toBeNull()
    await expect(first).not.toBeInTheDocument()
  },
}

const group = (n: number, name: string, members: readonly StoryTrigger[]) =>
  storyTrigger(n, 'trigger-group', name, {
    form: { settings: {}, members: members.map((member) => ({ key: member.id, id: member.id, threshold: '1' })) },
  })

/** A group takes ten members, chosen on several pages; a wrong count is named with its member. */
export const GroupFilled: Story = {
  args: {
    path: triggerPath(SITE, 2100),
    server: () => {
      const members = numbered(12, 'Member', [2100])
      return stocked({ triggers: [...members, group(2100, 'Group of eight', members.slice(0, 8))] })
    },
  },
  play: async () => {
    await heading('Group of eight')
    await expect(await screen.findByText('8 of 10')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add existing' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add existing triggers' }))
    await userEvent.click(await dialog.findByRole('searchbox'))
    await userEvent.paste('Member')
    await expect(await dialog.findByText('1–5 of 12')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Member 01/ })).toHaveTextContent('Already in the group')
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await userEvent.click(await dialog.findByText('Member 09'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose Member 10' }))
    await expect(dialog.getByText('2 chosen')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    const eleventh = await dialog.findByRole('checkbox', { name: 'Choose Member 11' })
    await expect(eleventh).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 triggers' }))
    await expect(await screen.findByText('10 of 10')).toBeVisible()
    const add = screen.getByRole('button', { name: 'Add existing' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(add).toHaveFocus())
    // A changed member is marked, as a changed row of a table is.
    const count = screen.getByRole('textbox', { name: 'How often “Member 09” must fire' })
    await expect(count.closest('li')).toHaveAttribute('data-edited')
    const saved = screen.getByRole('textbox', { name: 'How often “Member 01” must fire' })
    await expect(saved.closest('li')).not.toHaveAttribute('data-edited')
    await fillIn(count, '0')
    await save()
    await expect(await screen.findByText(/Member 09: .*1/)).toBeVisible()
    screen.getByRole('button', { name: 'Remove “Member 09” from the group' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove “Member 10” from the group' })).toHaveFocus())
  },
}

/** A member cannot be deleted. The panel of its groups leads to one of them and closes. */
export const GroupOfAMember: Story = {
  args: { path: triggerPath(SITE, 505) },
  play: async () => {
    await heading('Scroll – Trail guides')
    await userEvent.click(screen.getByRole('button', { name: '1 trigger' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Groups using this trigger' }))
    await userEvent.click(await panel.findByRole('link', { name: /^View Group/ }))
    await waitFor(async () => expect(await heading('Group – Sale, then scrolled')).toHaveFocus())
    await expect(screen.queryByRole('complementary', { name: 'Groups using this trigger' })).toBeNull()
    const counts = await screen.findAllByRole('textbox', { name: /^How often/ })
    await expect(counts.map((count) => (count as HTMLInputElement).value)).toEqual(['1', '3'])
  },
}

/** Once the first page is shown, someone else deletes the item that alone is on the second, which the first does not know. */
const losing = <Item,>(items: readonly Item[], page: number) => {
  let left = items
  return (request: TestRequest) => {
    const answer = listed(left, request)
    if (new URLSearchParams(request.search).get('page[limit]') === String(page)) left = left.slice(0, page)
    return answer
  }
}

export const LastPageOfGroupsDeleted: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 505),
    server: () => stocked().on(triggers.triggers, losing(numbered(11, 'Group'), 10)),
  },
  play: async () => {
    await heading('Scroll – Trail guides')
    await userEvent.click(screen.getByRole('button', { name: '1 trigger' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Groups using this trigger' }))
    await panel.findByText('1–10 of 11')
    await userEvent.click(panel.getByRole('button', { name: 'Next page' }))
    await expect(await panel.findByText('1–10 of 11')).toBeVisible()
    await expect(panel.getAllByRole('row')).toHaveLength(11)
  },
}

export const LastPageOfChoiceDeleted: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 2100),
    server: () => {
      const all = [...numbered(6, 'Member'), group(2100, 'Group of none', [])]
      return stocked({ triggers: all }).on(triggers.list, losing(all.slice(0, 6), 5))
    },
  },
  play: async () => {
    await heading('Group of none')
    await userEvent.click(screen.getByRole('button', { name: 'Add existing' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add existing triggers' }))
    await dialog.findByText('1–5 of 6')
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await expect(await dialog.findByText('1–5 of 6')).toBeVisible()
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(5)
  },
}

/** A member whose condition lost its variable is fixed without leaving the group. */
export const LostVariableOfMember: Story = {
  args: {
    path: triggerPath(SITE, 521),
    server: () => {
      const lost = [{ variable_id: id(999), condition_type: 'equals' as const, value: '1', options: {} }]
      const member = (broken: boolean) =>
        storyTrigger(520, 'page-scroll', 'Orphaned', {
          conditions: broken ? lost : [],
          flags: { has_conditions_with_abandoned_variable: broken },
          groups: [521],
        })
      const all = [member(true), group(521, 'Group of one', [member(true)])]
      return stocked({ triggers: all }).on(triggers.change, () => {
        all[0] = member(false)
        return { body: '' }
      })
    },
  },
  play: async () => {
    await expect(await screen.findByText('Unavailable variable')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Fix trigger' }))
    await expect(await screen.findByText(/variable of this condition no longer exists/)).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: 'Edit trigger' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove condition 1' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Unavailable variable')).toBeNull())
    await expect(screen.queryByRole('button', { name: 'Fix trigger' })).toBeNull()
  },
}

/** A wrong selector is named while it is typed and keeps the trigger from being saved; what is saved keeps the focus. */
export const SelectorCorrected: Story = {
  args: {
    path: triggerPath(SITE, 502),
    server: () => stocked().on(triggers.change, () => ({ body: '' })),
  },
  play: async () => {
    await heading('Click – Add to cart')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Variable 1' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Click Element' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Condition 1' }))
    await userEvent.click(await screen.findByRole('option', { name: 'matches CSS' }))
    const value = screen.getByRole('textbox', { name: 'Value 1' })
    await fillIn(value, 'button[')
    await expect(await screen.findByText('Row 1: Not a valid CSS selector')).toBeVisible()
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(bar.getByRole('button', { name: 'Fix 1 error to save' }))
    await waitFor(() => expect(value).toHaveFocus())
    bar.getByRole('button', { name: 'Cancel' }).focus()
    await save()
    await waitFor(() => expect(value).toHaveFocus())
    await fillIn(value, 'button[type=submit]')
    await waitFor(() => expect(screen.queryByText('Row 1: Not a valid CSS selector')).toBeNull())
    await save()
    await expect(await screen.findByText('Trigger saved')).toBeVisible()
    await expect(value).toHaveFocus()
  },
}

/** What is deleted leaves the list, which is shown then. */
export const Deleted: Story = {
  args: {
    path: triggerPath(SITE, 507),
    server: () => {
      let left = TRIGGERS
      return stocked()
        .on(triggers.list, (request) => listed(left, request))
        .on(triggers.remove, ({ params }) => {
          left = left.filter((trigger) => trigger.id !== params.triggerId)
          return { body: '' }
        })
    },
  },
  play: async () => {
    await heading('Time – Two minutes')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete trigger' }))
    await expect(await screen.findByText('No trigger selected')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Time – Two minutes' })).toBeNull())
  },
}
