import type { Meta, StoryObj } from '@storybook/react-vite'
import { referenceGrammar } from '@waymark/domain/reference'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../form/index.ts'
import { Held } from '../story/held.tsx'
import { VARIABLES } from '../story/samples.ts'
import { Stack } from '../story/stack.tsx'
import { VariableInput } from './index.ts'

const meta = {
  title: 'Controls/Variable input',
  component: VariableInput,
  tags: ['autodocs'],
  args: {
    grammar: referenceGrammar,
    value: '{{ Order total }}',
    onChange: fn(),
    variables: VARIABLES,
    listLabel: 'Variables',
    emptyText: 'No variable matches',
    insertLabel: 'Insert variable',
    'aria-label': 'Value',
  },
} satisfies Meta<typeof VariableInput>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const ReadOnly: Story = { args: { readOnly: true } }

const completing = (
  <Stack>
    <Field label="Value">
      <Held start="EUR {{ Order total }} ">
        {(value, set) => (
          <VariableInput
            value={value}
            onChange={set}
            grammar={referenceGrammar}
            variables={VARIABLES}
            listLabel="Variables"
            insertLabel="Insert variable"
            emptyText="No variable matches"
            completion={{
              matching: (typed) => `Variables matching “${typed}”`,
              choose: 'choose',
              insert: 'insert',
              dismiss: 'dismiss',
            }}
          />
        )}
      </Held>
    </Field>
  </Stack>
)
export const Completing: Story = {
  render: () => completing,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Value' })
    await userEvent.click(input)
    await userEvent.keyboard('{End}{{{{sku')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bundle SKUData layer',
      'DOM – SKU of selected sizeDOM element',
      'Product SKUData layer',
      'Order SKUsWould loop',
    ])
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Bundle/ }).id)
  },
}
export const CompletingDark: Story = { ...Completing, globals: { theme: 'dark' } }
