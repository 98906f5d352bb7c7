import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Held } from '../story/held.tsx'
import { Line, Stack } from '../story/stack.tsx'
import { Checkbox, CheckList, RadioGroup, Segmented, Switch } from './index.ts'

const meta = {
  title: 'Controls/Choice',
  component: Checkbox,
  subcomponents: { Switch, RadioGroup, Segmented, CheckList },
  tags: ['autodocs'],
  args: { checked: true, onChange: fn(), label: 'Respect opt-out and Do Not Track' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {}
export const Mixed: Story = {
  args: { checked: 'mixed' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBePartiallyChecked())
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).toHaveBeenCalledWith(true, { shift: false })
  },
}
export const WithHint: Story = { args: { hint: 'Turns the tag off for visitors who said no' } }
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Edit permission is needed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

const gallery: Story['render'] = () => (
  <Stack>
    <Line>
      <Checkbox checked onChange={() => {}} label="On" />
      <Checkbox checked="mixed" onChange={() => {}} label="Mixed" />
      <Checkbox checked={false} onChange={() => {}} label="Off" />
      <Checkbox checked onChange={() => {}} label="Fixed" disabledReason="Always on" />
    </Line>
    <Line>
      <Switch checked onChange={() => {}} aria-label="Setting" />
      <Switch checked={false} onChange={() => {}} aria-label="Setting off" />
      <Switch checked tone="status" onChange={() => {}} aria-label="Active" />
      <Switch checked tone="status" pending onChange={() => {}} aria-label="Saving" />
      <Switch checked onChange={() => {}} aria-label="Disabled" disabledReason="Only owners can change this" />
    </Line>
    <Held<string> start="all-day">
      {(value, set) => (
        <Line>
          <Segmented
            label="Hours"
            value={value}
            onChange={set}
            options={[
              { value: 'all-day', label: 'All day' },
              { value: 'hours', label: 'Specific hours' },
            ]}
          />
          <Segmented
            label="Status"
            size="small"
            value={value}
            onChange={set}
            options={[
              { value: 'all-day', label: 'All', count: 64 },
              { value: 'hours', label: 'Custom', count: 12 },
              { value: 'none', label: 'None', disabledReason: 'There are none' },
            ]}
          />
        </Line>
      )}
    </Held>
    <Held<string> start="once">
      {(value, set) => (
        <RadioGroup
          label="How often"
          value={value}
          onChange={set}
          options={[
            { value: 'each', label: 'Each time', hint: 'Fires whenever it happens' },
            { value: 'once', label: 'Once per page view', hint: 'The first time only' },
            { value: 'session', label: 'Once per session', disabledReason: 'Not for this trigger' },
          ]}
        />
      )}
    </Held>
  </Stack>
)
export const All: Story = {
  render: gallery,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Specific hours' }))
    await expect(canvas.getByRole('radio', { name: 'Specific hours' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Once per session/ }))
    await expect(canvas.getByRole('radio', { name: /Once per page view/ })).toBeChecked()
  },
}
export const AllDark: Story = { render: gallery, globals: { theme: 'dark' } }
