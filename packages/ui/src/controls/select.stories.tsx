import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Field } from '../form/index.ts'
import { Held } from '../story/held.tsx'
import { CONSENTS } from '../story/samples.ts'
import { Stack } from '../story/stack.tsx'
import { Combobox, type Option, Select } from './index.ts'

const MANY: readonly Option[] = [
  'Add to cart',
  'Checkout',
  'Complete',
  'Contact',
  'Customize',
  'Donate',
  'Find location',
  'Lead',
  'Purchase',
  'Schedule',
  'Search',
  'Subscribe',
  'View',
].map((label) => ({ value: label, label }))

const texts = { searchLabel: 'Search', emptyText: 'Nothing matches' }

const meta = {
  title: 'Controls/Select',
  component: Select,
  subcomponents: { Combobox },
  tags: ['autodocs'],
  args: { value: 'remarketing', onChange: fn(), options: CONSENTS, 'aria-label': 'Consent type', ...texts },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Nothing: Story = { args: { value: null, placeholder: 'Choose a type' } }
/** As a filter it shows its name before the value. */
export const AsFilter: Story = { args: { shownName: 'Consent', style: { width: 200 } } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const DisabledWithReason: Story = { args: { disabledReason: 'Choose a template first' } }
export const Pending: Story = { args: { value: null, options: [], placeholder: 'Loading', pending: true } }

export const Short: Story = {
  render: () => (
    <Stack>
      <Field label="Consent type" hint="Waits until the visitor grants it">
        <Held start="analytics">
          {(value, set) => <Select value={value} onChange={set} options={CONSENTS} {...texts} />}
        </Held>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Consent type' })
    await userEvent.click(button)
    const list = await screen.findByRole('listbox', { name: 'Consent type' })
    await expect(within(list).getByRole('option', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Long: Story = {
  render: () => (
    <Stack>
      <Field label="Event">
        <Held start="Purchase">
          {(value, set) => <Select value={value} onChange={set} options={MANY} {...texts} />}
        </Held>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Event' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'su')
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Subscribe'])
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveTextContent('Subscribe')
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveFocus()
  },
}

const VARIABLES: readonly Option[] = Array.from({ length: 400 }, (_, at) => ({
  value: `variable-${at}`,
  label: `Variable ${String(at + 1).padStart(3, '0')}`,
}))

export const VeryLongGroup: Story = {
  render: () => (
    <Stack>
      <Field label="Variable">
        <Held start="variable-299">
          {(value, set) => (
            <Select
              value={value}
              onChange={set}
              options={[
                { label: 'Page', options: MANY },
                { label: 'Variables of this site', options: VARIABLES },
              ]}
              {...texts}
            />
          )}
        </Held>
      </Field>
    </Stack>
  ),
}

export const LongOpenDark: Story = {
  globals: { theme: 'dark' },
  args: { options: [{ label: 'Standard', options: MANY }], value: 'Purchase' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('group', { name: 'Standard' })).toBeInTheDocument()
  },
}

export const WithSuggestions: Story = {
  render: () => (
    <Stack>
      <Field label="Page address">
        <Held start="">
          {(value, set) => (
            <Combobox
              icon="globe"
              value={value}
              onChange={set}
              options={[
                {
                  value: 'https://northwind-outdoor.example/',
                  label: 'https://northwind-outdoor.example/',
                  caption: 'Website',
                },
                {
                  value: 'https://northwind-outdoor.example/tents/',
                  label: 'https://northwind-outdoor.example/tents/',
                  caption: 'Last used',
                },
              ]}
              listLabel="Suggestions"
            />
          )}
        </Held>
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Page address' })
    await userEvent.type(input, 'tents')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('https://northwind-outdoor.example/tents/')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
