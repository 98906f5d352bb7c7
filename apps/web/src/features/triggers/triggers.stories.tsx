import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, triggers } from '@waymark/api-client/endpoints'
import { type ConditionType, isSelectorMatcher } from '@waymark/domain/condition'
import { triggerTypes } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { type StoryTrigger, stocked, storyTrigger, TRIGGERS, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Triggers',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE), server: () => stocked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const rows = async () => within(await screen.findByRole('list', { name: 'Triggers' }))
const opened = async (n: number) => {
  const name = TRIGGERS.find((trigger) => trigger.id === id(n))?.attributes.name ?? ''
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}
const open = (n: number): Story => ({ args: { path: triggerPath(SITE, n) }, play: () => opened(n) })
const over = (trigger: StoryTrigger) => () => stocked({ triggers: [...TRIGGERS, trigger] })

export const List: Story = {
  play: async () => {
    await (await rows()).findByRole('link', { name: /Trail guides/ })
    await expect(screen.getByText('No trigger selected')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: () => stocked({ triggers: [] }) },
  play: async () => void (await screen.findByText('No triggers yet')),
}

export const ListFailed: Story = {
  args: { server: () => stocked().on(triggers.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

export const Filter: Story = {
  play: async () => {
    await rows()
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
    const filter = within(await screen.findByRole('dialog', { name: 'Filter triggers' }))
    await userEvent.click(await filter.findByRole('checkbox', { name: 'Only triggers without tags' }))
    await expect(filter.getByRole('button', { name: 'Apply' })).toBeVisible()
  },
}

const choose = async (...names: string[]) => {
  const list = await rows()
  for (const name of names) await userEvent.click(await list.findByRole('checkbox', { name: new RegExp(name) }))
}

const pressDelete = async () => {
  const bar = within(await screen.findByRole('toolbar', { name: 'Bulk actions' }))
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Delete 2 triggers' })
}
const askToDelete = async () => {
  await choose('Trail guides', 'Newsletter')
  await pressDelete()
}

/** Keys in the dialog do not reach the list behind it, where the same triggers are selected after it was closed. */
export const BulkDeleteDialog: Story = {
  play: async () => {
    await askToDelete()
    await userEvent.keyboard('{Control>}a{/Control}{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('toolbar', { name: 'Bulk actions' })).toHaveTextContent('2 selected')
    await pressDelete()
  },
}

/** Esc on a row clears the search first, then the selection. */
export const SelectionCleared: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search triggers' })
    const row = await (await rows()).findByRole('link', { name: /Trail guides/ })
    await userEvent.type(search, 'trail{Enter}')
    row.focus()
    await userEvent.keyboard('x')
    await expect(await screen.findByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search).toHaveValue(''))
    await expect(screen.getByText('1 selected')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: /Trail guides/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  },
}

let permitted = true

export const BulkDeleteRefused: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      permitted = true
      return stocked().on(access.entry, ({ params }) => ({
        body: {
          data: {
            id: params.appId,
            type: 'access_entry',
            attributes: { actions: permitted ? ['view', 'edit'] : ['view'] },
          },
        },
      }))
    },
  },
  play: async () => {
    await askToDelete()
    permitted = false
    const now = Date.now
    Date.now = () => now() + 10 * 60_000
    try {
      dispatchEvent(new globalThis.Event('visibilitychange'))
      const confirm = screen.getByRole('button', { name: 'Delete 2 triggers' })
      await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'))
      await expect(confirm).toHaveAccessibleDescription(/edit permission/)
    } finally {
      Date.now = now
    }
  },
}

const confirmBulk = async () => {
  await askToDelete()
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 triggers' }))
}

export const BulkDeleting: Story = {
  args: { server: () => stocked().on(triggers.remove, () => new Promise(() => undefined)) },
  play: async () => {
    await confirmBulk()
    await expect(await screen.findByText(/2 to go/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** One was deleted already, as by a call whose answer was lost, and the other one cannot be. */
export const BulkDeletedInPart: Story = {
  args: {
    server: () =>
      stocked().on(triggers.remove, ({ params }) =>
        params.triggerId === id(505)
          ? { status: 409, code: 'TRIGGER_IN_GROUP_ERROR' }
          : { status: 404, code: 'NOT_FOUND_ERROR' },
      ),
  },
  play: async () => {
    await confirmBulk()
    await expect(await screen.findByText('1 deleted, 1 failed.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry 1' })).toBeVisible()
  },
}

export const ChooseKind: Story = {
  args: { path: `${triggerPath(SITE)}/add-trigger` },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Trigger group/ })).toBeVisible()
    await expect(screen.getAllByRole('radio')).toHaveLength(Object.keys(triggerTypes).length)
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Page view/ })).toHaveFocus())
  },
}

export const FillIn: Story = {
  args: { path: `${triggerPath(SITE)}/add-trigger` },
  play: async () => {
    // Back asks before input is lost; another type has a form of its own in the same dialog.
    const dialog = await screen.findByRole('dialog')
    await userEvent.dblClick(await screen.findByRole('radio', { name: /^Click/ }))
    await waitFor(() => expect(screen.getByLabelText('Trigger name')).toHaveFocus())
    await userEvent.keyboard('Half')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(await screen.findByLabelText('Trigger name')).toHaveValue('Half')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Click/ })).toHaveFocus())
    await expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.dblClick(screen.getByRole('radio', { name: /^Page scroll/ }))
    await waitFor(() => expect(screen.getByLabelText('Trigger name')).toHaveValue(''))
    await waitFor(() => expect(screen.getByLabelText('Trigger name')).toHaveFocus())
    await userEvent.type(await screen.findByLabelText('Scrolled by'), '120')
    await userEvent.tab()
    await expect(await screen.findByText('Must be 100 or less')).toBeVisible()
  },
}

export const PageView: Story = {
  args: { path: triggerPath(SITE, 501) },
  play: async () => {
    await opened(501)
    await expect(screen.getByRole('radio', { name: /^When everything/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText(/^Cannot be changed later/)).toBeVisible()
    await expect(screen.getByRole('radio', { name: /^Once per session/ })).not.toHaveAttribute('aria-disabled')
  },
}
export const Click = open(502)
export const FormSubmission = open(503)
export const Event = open(504)
export const PageScroll: Story = {
  args: { path: triggerPath(SITE, 505) },
  play: async () => {
    await opened(505)
    await expect(screen.getByText('px')).toBeVisible()
    await expect(screen.getByRole('radio', { name: 'Once per page view' })).toHaveAccessibleDescription(
      'The first time after a page was loaded',
    )
  },
}
const withMatchers = (...types: readonly (readonly [variable: string, type: ConditionType])[]): StoryTrigger =>
  storyTrigger(520, 'click', 'Click – long matchers', {
    conditions: types.map(([variable_id, condition_type]) => ({
      variable_id,
      condition_type,
      value: '30',
      options: isSelectorMatcher(condition_type) ? { selector_type: 'xpath' } : {},
    })),
  })

/** Matchers are not cut off, also beside a panel that leaves the form little room. */
export const LongMatchers: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 520),
    server: over(
      withMatchers(
        [BUILT_INS.viewWithinSession.id, 'is_not_first_visit'],
        [BUILT_INS.pageUrl.id, 'does_not_regexp'],
        [BUILT_INS.clickElement.id, 'is_not_a_child_of'],
      ),
    ),
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Click – long matchers' })
    for (const row of [1, 2, 3]) {
      const matcher = await screen.findByRole('combobox', { name: `Condition ${row}` })
      const cut = [...matcher.querySelectorAll('span')].filter((text) => text.scrollWidth > text.clientWidth)
      await expect(cut.map((text) => text.textContent)).toEqual([])
    }
  },
}
export const ElementPresence = open(506)
export const TimeOnWebsite = open(507)
export const LeaveContent = open(508)
export const HistoryChange = open(509)
export const AudienceDetection: Story = {
  args: { path: triggerPath(SITE, 510) },
  play: async () => {
    await opened(510)
    const select = (name: string) => screen.getByRole('combobox', { name })
    const pick = async (name: string, option: string) => {
      await userEvent.click(select(name))
      await userEvent.click(await screen.findByRole('option', { name: option }))
      await expect(select(name)).toHaveTextContent(option)
    }
    await waitFor(() => expect(select('Audience 1')).toHaveTextContent('Frequent hikers'))
    await expect(select('Visitor 1')).toHaveTextContent('visitor belongs to')
    await userEvent.click(screen.getByRole('button', { name: 'Add audience' }))
    await pick('Visitor 2', 'visitor does not belong to')
    await pick('Audience 2', 'Store staff')
  },
}
export const Group = open(511)

export const UnsavedWithMistake: Story = {
  args: { path: triggerPath(SITE, 505) },
  play: async () => {
    await opened(505)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only when conditions are met' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText('Row 1: Required')).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  },
}

export const GroupDark: Story = { ...Group, ...DARK }

export const GroupNarrow: Story = { ...Group, globals: { viewport: { value: 'narrow' } } }

/** Errors of the server are shown at their fields, and the first one gets the focus. */
export const RefusedWhenSaved: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 505),
    server: () =>
      stocked().on(triggers.change, () => ({
        status: 400,
        code: 'INVALID_JSON_ERROR',
        pointer: '/data/attributes/conditions/0/value',
      })),
  },
  play: async () => {
    await opened(505)
    const scrolled = await screen.findByRole('textbox', { name: 'Scrolled by' })
    await userEvent.type(scrolled, '0')
    await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(scrolled).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(scrolled).toHaveFocus())
  },
}

let answer: () => void

/** Leaving during a save asks first, and goes on once it has succeeded. */
export const LeftWhileSaved: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: triggerPath(SITE, 505),
    server: () => {
      const answered = new Promise<void>((resolve) => (answer = resolve))
      return stocked().on(triggers.change, () => answered.then(() => ({ body: '' })))
    },
  },
  play: async () => {
    const scrolled = await screen.findByRole('textbox', { name: 'Scrolled by' })
    await userEvent.type(scrolled, '0{Control>}s{/Control}')
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: /^Tags/ }))
    await screen.findByRole('alertdialog', { name: 'Discard 1 change?' })
    answer()
    await expect(await screen.findByText('No tag selected')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The tags and then the groups. */
export const UsedBy: Story = {
  args: { path: triggerPath(SITE, 505) },
  play: async () => {
    await opened(505)
    await userEvent.click(screen.getByRole('button', { name: '2 tags' }))
    await expect(await screen.findByRole('link', { name: 'View Meta pixel' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '1 trigger' }))
    await expect(await screen.findByRole('link', { name: /^View Group/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const AddToGroup: Story = {
  args: { path: triggerPath(SITE, 511) },
  play: async () => {
    await opened(511)
    await userEvent.click(await screen.findByRole('button', { name: 'Add existing' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add existing triggers' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await userEvent.click(await dialog.findByText('Click – Add to cart'))
    await expect(dialog.getByRole('checkbox', { name: 'Choose Click – Add to cart' })).toBeChecked()
    await expect(dialog.getByText('1 chosen')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Type' }))
    await expect(await dialog.findByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(dialog.getByRole('button', { name: 'Add 1 trigger' })).toBeVisible()
  },
}

const onlyView = () =>
  stocked().on(access.entry, ({ params }) => ({
    body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
  }))

export const ReadOnly: Story = {
  args: { path: triggerPath(SITE, 502), server: onlyView },
  play: async () => {
    await opened(502)
    await expect(await screen.findByText(/You can view this trigger/)).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Wait for tags' })).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Add trigger', 'Rename', 'Delete'])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect((await rows()).queryByRole('checkbox')).toBeNull()
  },
}

export const NotFound: Story = {
  args: { path: triggerPath(SITE, 777) },
  play: async () => void (await screen.findByText('This trigger does not exist')),
}

export const Failed: Story = {
  args: { path: triggerPath(SITE, 505), server: () => stocked().on(triggers.one, () => ({ status: 500 })) },
  play: async () => void (await screen.findByText('This could not be loaded')),
}
