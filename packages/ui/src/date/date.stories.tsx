import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { Line, Stack } from '../story/stack.tsx'
import { DateInput, type DateTexts, TimeInput, TimeZonePicker } from './index.ts'

const TEXTS: DateTexts = {
  dialog: 'Choose the end date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  startOfRange: 'start of range',
  endOfRange: 'end of range',
  days: (count) => `${count} days`,
}

const meta = {
  title: 'Dates',
  component: DateInput,
  subcomponents: { TimeInput, TimeZonePicker },
  tags: ['autodocs'],
  args: {
    value: '2025-07-27',
    onChange: fn(),
    locale: 'en-GB',
    texts: TEXTS,
    today: '2025-07-14',
    'aria-label': 'To date',
  },
} satisfies Meta<typeof DateInput>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const ReadOnly: Story = { args: { readOnly: true } }

const range: Story['render'] = (args) => (
  <div style={{ minHeight: 380, padding: 24 }}>
    <Line>
      <Held start="2025-07-27">
        {(value, set) => (
          <>
            <div style={{ width: 150 }}>
              <DateInput {...args} value={value} onChange={set} range={{ start: '2025-07-07', end: value }} />
            </div>
            <Held start="23:59">
              {(time, setTime) => (
                <div style={{ width: 72 }}>
                  <TimeInput aria-label="To time" value={time} onChange={setTime} />
                </div>
              )}
            </Held>
          </>
        )}
      </Held>
    </Line>
  </div>
)
export const Range: Story = {
  render: range,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'To date' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: '27 July 2025, end of range' })).toHaveFocus()
    await expect(canvas.getByText('21 days')).toBeInTheDocument()
  },
}
export const RangeDark: Story = { ...Range, globals: { theme: 'dark' } }

export const Typed: Story = {
  render: range,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'To date' })
    await userEvent.clear(input)
    await userEvent.type(input, '3.8.2025')
    await userEvent.tab()
    await expect(input).toHaveValue('3 Aug 2025')
    const time = canvas.getByLabelText('To time')
    await userEvent.clear(time)
    await userEvent.type(time, '930')
    await userEvent.tab()
    await expect(time).toHaveValue('09:30')
  },
}

export const Polish: Story = { args: { locale: 'pl', value: '2025-09-01' } }

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({
  zone,
  keywords: zone === 'Europe/Zurich' ? 'Switzerland' : '',
}))

export const Zones: Story = {
  render: () => (
    <Stack>
      <Held start="Europe/Berlin">
        {(value, set) => (
          <TimeZonePicker
            value={value}
            onChange={set}
            suggested={[
              { zone: 'Europe/Berlin', caption: 'Website' },
              { zone: 'Europe/Zurich', caption: 'Your browser' },
            ]}
            zones={() => ZONES}
            locale="en-GB"
            button={<Button>{value}</Button>}
            now={new Date('2025-07-14T12:32:00Z')}
            texts={{
              dialog: 'Time zone of the flight dates',
              search: 'Search city, country or UTC offset',
              list: 'Time zones',
              suggested: 'Suggested',
              all: 'All zones',
              empty: 'No zone matches',
              note: 'Applies to every date range and every hour of this tag. Dates keep their clock time.',
            }}
          />
        )}
      </Held>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Europe/Berlin' }))
    const search = await screen.findByRole('combobox', { name: /Search city/ })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('switzerland')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.clear(search)
  },
}
export const ZonesDark: Story = { ...Zones, globals: { theme: 'dark' } }
