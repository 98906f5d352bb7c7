import type { Meta, StoryObj } from '@storybook/react-vite'
import { referenceGrammar } from '@waymark/domain/reference'
import { expect, userEvent } from 'storybook/test'
import { Button, LabelButton, TextInput, VariableInput } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { VARIABLES } from '../story/samples.ts'
import { Stack } from '../story/stack.tsx'
import { ActionsBar, Cell, EditedMark, Field, FieldGroup, focusFirstError, InputGrid } from './index.ts'

const meta = {
  title: 'Form',
  component: InputGrid,
  subcomponents: { Cell, Field, FieldGroup, EditedMark, ActionsBar },
  tags: ['autodocs'],
  args: { label: 'Event properties', columns: '200px 1fr', rows: [] },
} satisfies Meta<typeof InputGrid>
export default meta
type Story = StoryObj<typeof meta>

interface Row {
  id: number
  name: string
  value: string
}

function Properties({ start }: { start: readonly Row[] }) {
  return (
    <Held start={start}>
      {(rows, set) => {
        const add = () => set([...rows, { id: Math.max(0, ...rows.map((row) => row.id)) + 1, name: '', value: '' }])
        const change = (row: Row) => set(rows.map((one) => (one.id === row.id ? row : one)))
        return (
          <Stack width={620}>
            <FieldGroup
              label="Event properties"
              action={
                <LabelButton icon="plus" onPress={add}>
                  Add property
                </LabelButton>
              }
            >
              <InputGrid
                label="Event properties"
                columns="200px 1fr"
                head={['Name', 'Value']}
                onEnterInLastRow={add}
                rows={rows.map((row, index) => ({
                  key: String(row.id),
                  edited: row.id === 2,
                  cells: [
                    {
                      key: 'name',
                      control: (
                        <TextInput
                          mono
                          aria-label={`Property name ${index + 1}`}
                          aria-invalid={row.name === 'bad name'}
                          value={row.name}
                          onChange={(name) => change({ ...row, name })}
                        />
                      ),
                    },
                    {
                      key: 'value',
                      control: (
                        <VariableInput
                          aria-label={`Property value ${index + 1}`}
                          grammar={referenceGrammar}
                          variables={VARIABLES}
                          listLabel="Variables"
                          emptyText="No variable matches"
                          value={row.value}
                          onChange={(value) => change({ ...row, value })}
                        />
                      ),
                    },
                  ],
                  remove: {
                    label: `Delete property ${row.name || index + 1}`,
                    onPress: () => set(rows.filter((one) => one.id !== row.id)),
                  },
                }))}
              />
            </FieldGroup>
          </Stack>
        )
      }}
    </Held>
  )
}

const ROWS: readonly Row[] = [
  { id: 1, name: 'value', value: '{{ Order total }}' },
  { id: 2, name: 'currency', value: 'EUR' },
  { id: 3, name: 'content_ids', value: '{{ Order SKUs }}, {{ Bundle SKU }}' },
]

export const Grid: Story = {
  render: () => <Properties start={ROWS} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Property name 3'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Property name 4')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete property currency' }))
    await expect(canvas.queryByDisplayValue('currency')).toBeNull()
  },
}
export const GridDark: Story = { render: () => <Properties start={ROWS} />, globals: { theme: 'dark' } }
export const GridRefused: Story = {
  render: () => <Properties start={[{ id: 1, name: 'bad name', value: '' }]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(focusFirstError(canvasElement)).toBe(true)
    await expect(canvas.getByLabelText('Property name 1')).toHaveFocus()
  },
}

export const SaveBar: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 120 }}>
      <ActionsBar label="Unsaved changes" what="3 unsaved changes" details="Event, Flight dates, Consent type">
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary" keys={['⌘', 'S']}>
          Save
        </Button>
      </ActionsBar>
    </div>
  ),
}
export const SaveBarDark: Story = { ...SaveBar, globals: { theme: 'dark' } }
