import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EditedMark, Field, FieldGroup } from '../form/index.ts'
import { Held } from '../story/held.tsx'
import { Stack } from '../story/stack.tsx'
import { NumberInput, PasswordInput, Textarea, TextInput } from './index.ts'

const meta = {
  title: 'Controls/Text input',
  component: TextInput,
  subcomponents: { PasswordInput, NumberInput, Textarea },
  tags: ['autodocs'],
  args: { value: 'Order total', onChange: fn(), 'aria-label': 'Name' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Mono: Story = { args: { mono: true, value: '318744021157986' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <TextInput {...args} size="small" />
      <TextInput {...args} />
      <TextInput {...args} size="large" icon="globe" />
    </Stack>
  ),
}

const inFields: Story['render'] = () => (
  <Held start="Order total">
    {(value, set) => (
      <Stack>
        <Field label="Name" count={`${value.length} / 255`}>
          <TextInput value={value} onChange={set} />
        </Field>
        <Field label="Name" error="Name already used">
          <TextInput value={value} onChange={set} />
        </Field>
        <Field label="Event" edited="Edited" hint="Was Analytics">
          <TextInput value={value} onChange={set} />
        </Field>
        <Field label="Description" optional="optional">
          <Textarea value={value} onChange={set} />
        </Field>
        <Field label="Disabled">
          <TextInput value={value} onChange={set} disabled />
        </Field>
        <Field label="Password">
          <PasswordInput value={value} onChange={set} showLabel="Show password" hideLabel="Hide password" />
        </Field>
        <FieldGroup label="Scroll depth" action={<EditedMark>Edited</EditedMark>}>
          <NumberInput aria-label="Depth" value="50" onChange={set} suffix="%" min={1} max={100} />
        </FieldGroup>
      </Stack>
    )}
  </Held>
)
export const InFields: Story = {
  render: inFields,
  play: async ({ canvas }) => {
    const [good, refused] = canvas.getAllByLabelText('Name')
    await expect(good).not.toHaveAttribute('aria-invalid')
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAccessibleDescription('Name already used')
    await expect(canvas.getByLabelText('Event')).toHaveAccessibleDescription('Was Analytics')
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
  },
}
export const InFieldsDark: Story = { render: inFields, globals: { theme: 'dark' } }

export const NumberSteps: Story = {
  render: () => (
    <Held start="0.3">
      {(value, set) => (
        <NumberInput aria-label="Share" value={value} onChange={set} step={0.1} min={0} max={0.5} suffix="%" />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Share')
    input.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('0.4')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('0.5')
  },
}
