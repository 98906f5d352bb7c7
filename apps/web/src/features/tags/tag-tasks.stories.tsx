import type { Meta, StoryObj } from '@storybook/react-vite'
import { dimensions, labels, tags } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { Product } from '#testing/product.tsx'
import { keeping, OPENED, opened, PIXEL, shop, TAG_LIST } from '#testing/shop.ts'

const meta = {
  title: 'Tags/Tasks',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: TAG_LIST, server: shop },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

let changes = 0
let answer = Promise.withResolvers<undefined>()

/** Each result of a switch in a row is announced; a second press before the answer changes nothing. */
export const SwitchedInRows: Story = {
  args: {
    server: () => {
      changes = 0
      answer = Promise.withResolvers()
      return keeping((call) => {
        if (call !== 'change') return undefined
        changes += 1
        return answer.promise
      })
    },
  },
  play: async () => {
    const row = within((await screen.findByRole('link', { name: 'Ecommerce order – Web shop' })).closest('li')!)
    const off = row.getByRole('button', { name: /^Ecommerce order – Web shop: active, .* Turn off$/ })
    // Both before the first is rendered.
    off.click()
    off.click()
    answer.resolve(undefined)
    await expect(await screen.findByText('Tag deactivated')).toBeVisible()
    await expect(changes).toBe(1)
    await userEvent.click(
      await row.findByRole('button', { name: /^Ecommerce order – Web shop: inactive, .* Turn on$/ }),
    )
    await expect(await screen.findByText('Tag activated')).toBeVisible()
  },
}

/** The menu of the order gives the focus back, and then keys select rows again. */
export const SelectedByKey: Story = {
  play: async () => {
    const row = await screen.findByRole('link', { name: /Hotjar/ })
    // Loading the menu replaces the button.
    const sort = () => screen.getByRole('button', { name: /^Sort by/ })
    await userEvent.click(sort())
    await screen.findByRole('menuitemradio', { name: /Last edited/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(sort()).toHaveFocus())
    row.focus()
    await userEvent.keyboard('x')
    const bar = within(await screen.findByRole('toolbar', { name: 'Bulk actions' }))
    await expect(bar.getByText('1 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Consent' }))
    await expect(await screen.findByRole('menuitem', { name: 'Analytics' })).toBeVisible()
  },
}

let asked: string[] = []

/** Labels are given to a selection and taken from it, and filter the list. */
export const LabelsOfSelection: Story = {
  args: {
    server: () => {
      asked = []
      const label = {
        id: 'sale',
        type: 'label',
        attributes: { name: 'Sale', tag_count: 1, trigger_count: 0, variable_count: 0 },
      }
      const server = keeping((call, { body }) => {
        if (call !== 'read') asked.push(JSON.stringify(body))
        return undefined
      })
      return server.on(labels.list, () => ({ body: { data: [label], meta: { total: 1 } } }))
    },
  },
  play: async () => {
    const select = async () => {
      for (const name of [/Hotjar/, /LinkedIn/]) {
        const row = await screen.findByRole('link', { name })
        row.focus()
        await userEvent.keyboard('x')
      }
    }
    await select()
    const ask = async (action: string) => {
      const bar = within(await screen.findByRole('toolbar', { name: 'Bulk actions' }))
      await userEvent.click(bar.getByRole('button', { name: 'Labels' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: action }))
      return within(await screen.findByRole('alertdialog'))
    }
    const adding = await ask('Add labels')
    await userEvent.click(await adding.findByRole('option', { name: 'Sale' }))
    await userEvent.click(adding.getByRole('button', { name: 'Add labels' }))
    await waitFor(() => expect(adding.getAllByText('Changed')).toHaveLength(2))
    await userEvent.click(adding.getByRole('button', { name: 'Close' }))
    await expect(asked.filter((body) => body.includes('"labels":["Sale"]'))).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sale' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await screen.findByRole('group', { name: 'Filters that are set' })).toHaveTextContent('Sale')
    await select()
    const removing = await ask('Remove labels')
    await userEvent.click(await removing.findByRole('checkbox', { name: 'Sale' }))
    await userEvent.click(removing.getByRole('button', { name: 'Remove labels' }))
    await waitFor(() => expect(removing.getAllByText('Changed')).toHaveLength(2))
    await expect(asked.filter((body) => body.includes('"labels":[]'))).toHaveLength(2)
  },
}

const OFFLINE = 'The server cannot be reached. Check your connection'
let online = true

/** Input survives a save that failed, and a switch that failed shows what it was; after a deletion the next row has the focus. */
export const WithoutNetwork: Story = {
  args: {
    ...OPENED,
    server: () => {
      online = true
      return keeping(() => (online ? undefined : 'offline'))
    },
  },
  play: async () => {
    await opened()
    const pixelId = await screen.findByLabelText('Pixel ID')
    online = false
    await fillIn(pixelId, '27')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText(OFFLINE)).toBeVisible()
    await expect(pixelId).toHaveValue('27')
    const active = screen.getByRole('switch', { name: 'Active' })
    await userEvent.click(active)
    await waitFor(() => expect(active).toBeChecked())
    online = true
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
    await userEvent.click(bar.getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('Tag saved')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete tag' }))
    const list = await screen.findByRole('list', { name: 'Tags' })
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement))
    await expect(within(list).queryByRole('link', { name: /^Meta pixel – Purchase/ })).toBeNull()
  },
}

/** Another user deletes a trigger before a save that links it: its row says so and offers to detach it. */
export const LinkedTriggerDeleted: Story = {
  args: {
    ...OPENED,
    server: () =>
      keeping((call) =>
        call === 'change'
          ? {
              status: 400,
              code: 'RELATED_RESOURCE_NOT_FOUND_ERROR',
              pointer: '/data/relationships/triggers/data/0',
            }
          : undefined,
      ),
  },
  play: async () => {
    await opened()
    const [deleted, other] = await screen.findAllByRole('button', { name: /^Detach / })
    await userEvent.click(other!)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await screen.findByText('No longer exists')).toBeVisible()
    await waitFor(() => expect(deleted).toHaveFocus())
    await expect(screen.queryByText(/^Something this refers to/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('No longer exists')).toBeNull())
  },
}

/** Opens the wizard at the form of a template. */
const begin = async (template: RegExp) => {
  await userEvent.dblClick(await screen.findByRole('radio', { name: template }))
  await waitFor(() => expect(screen.getByLabelText('Tag name')).toHaveFocus())
  const wizard = within(screen.getByRole('dialog', { name: 'Add tag' }))
  await wizard.findByRole('heading', { name: 'Firing' })
  return wizard
}
const ADDING = { path: `${TAG_LIST}/add-tag` }

/** A tag whose answer was lost is added once, with what was changed since; its own name does not count as taken. */
export const AnswerLost: Story = {
  args: {
    ...ADDING,
    server: () => {
      let calls = 0
      return keeping((call) => (call === 'create' && ++calls < 3 ? 'offline' : undefined))
    },
  },
  play: async () => {
    const wizard = await begin(/HubSpot/)
    await userEvent.paste('Lost answer')
    await fillIn(await wizard.findByLabelText('Hub ID'), '1')
    await userEvent.click(wizard.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(OFFLINE)).toBeVisible()
    await fillIn(wizard.getByLabelText('Hub ID'), '2')
    await userEvent.click(wizard.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 1, name: 'Lost answer' })
    await expect(await screen.findByLabelText('Hub ID')).toHaveValue('2')
    await expect(screen.getAllByRole('link', { name: 'Lost answer' })).toHaveLength(1)
  },
}

/** A wrong date is named at its field, in the list of sections and at Save. What is kept is shown in the form of the language. */
export const Dates: Story = {
  args: { ...ADDING, server: () => keeping() },
  play: async () => {
    const wizard = await begin(/Qualaroo/)
    await userEvent.paste('Dated')
    await fillIn(await wizard.findByLabelText('Customer ID'), '12')
    await fillIn(wizard.getByLabelText('Site token'), 'ab')
    await userEvent.click(wizard.getByText('Specific dates'))
    const enter = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label)
      await fillIn(field, text)
      await userEvent.tab()
      return field
    }
    const from = await enter('From date 1', 'soon')
    await waitFor(() => expect(from).toHaveAccessibleDescription('Not a valid date'))
    const section = within(wizard.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: /Flight/ })
    await expect(section).toHaveTextContent('1 error')
    await waitFor(() => expect(section).toHaveAttribute('aria-current', 'step'))
    const save = wizard.getByRole('button', { name: 'Save' })
    await userEvent.hover(save)
    await waitFor(() => expect(save).toHaveAccessibleDescription(/Flight dates/))
    await enter('From time 1', '9')
    await enter('To time 1', '17:30')
    await enter('From date 1', '10 Dec 2026')
    const to = await enter('To date 1', '1 Dec 2026')
    await waitFor(() => expect(to).toHaveAccessibleDescription('To date must be after from date'))
    await expect(section).toHaveTextContent('1 error')
    await expect(from).toHaveAccessibleDescription('')
    await enter('To date 1', '20 Dec 2026')
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dated' })).toHaveFocus())
    await expect(await screen.findByLabelText('From date 1')).toHaveValue('10 Dec 2026')
    await expect(screen.getByLabelText('From time 1')).toHaveValue('09:00')
  },
}

/** One of these zones, 25 hours apart, has another day than the browser. */
const dayIn = (timeZone?: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
const AWAY = dayIn('Pacific/Kiritimati') === dayIn() ? 'Pacific/Niue' : 'Pacific/Kiritimati'

/** The calendar marks the day that it is in the time zone of the flight dates. */
export const TodayOfTheTimeZone: Story = {
  args: {
    ...OPENED,
    server: () => {
      const range = { from: `${dayIn()}T00:00:00+0000`, to: '2099-01-01T00:00:00+0000', timezone: AWAY }
      const scheduler = { date_ranges: [range], times_of_day: [] }
      const tag = { ...PIXEL, attributes: { ...PIXEL.attributes, scheduler } }
      return shop().on(tags.one, () => ({ body: { data: tag } }))
    },
  },
  play: async () => {
    await opened()
    await userEvent.click(await screen.findByLabelText('From date 1'))
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await screen.findByRole('grid')
    const today = calendar.querySelector('[aria-current="date"]')
    await expect(today).toHaveTextContent(String(Number(dayIn(AWAY).slice(-2))))
  },
}

/** An added row has the focus, and the button that adds one has it once the last row is removed. */
export const RowsAndFocus: Story = {
  args: {
    ...ADDING,
    server: () => shop().on(dimensions.custom, () => ({ body: { data: [], meta: { total: 0 } } })),
  },
  play: async () => {
    const wizard = await begin(/Waymark event/)
    const dimensions = within(await wizard.findByRole('region', { name: 'Custom dimensions' }))
    await dimensions.findByText('No dimensions yet')
    const press = async (name: string) => {
      wizard.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    for (const row of [1, 2]) {
      await press('Add dimension')
      await waitFor(() => expect(dimensions.getByRole('combobox', { name: `Custom dimension ${row}` })).toHaveFocus())
    }
    for (const row of [2, 1]) await press(`Remove dimension ${row}`)
    await waitFor(() => expect(dimensions.getByRole('button', { name: 'Add dimension' })).toHaveFocus())
    await expect(dimensions.getByText('No dimensions yet')).toBeVisible()
    await userEvent.click(wizard.getByText('Specific dates'))
    await press('Add date range')
    await waitFor(() => expect(wizard.getByLabelText('From date 2')).toHaveFocus())
    for (const row of [2, 1]) await press(`Delete date range ${row}`)
    await waitFor(() => expect(wizard.getByRole('radio', { name: 'Run forever' })).toHaveFocus())
  },
}
