import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Held } from '../story/held.tsx'
import { Line } from '../story/stack.tsx'
import { ColumnsArea, type DragTexts, useDragItem, useDropColumn } from './index.ts'

const COLUMNS = ['Available', 'Statistic', 'Marketing']
const NAMES = ['Analytics', 'Remarketing']

const TEXTS: DragTexts = {
  instructions: 'Press Space to lift, arrows to choose a column, Space to drop, Escape to put back.',
  lifted: (name) => `${name} lifted`,
  movedTo: (name, column) => `${name} is over ${column}`,
  droppedAt: (name, column) => `${name} dropped in ${column}`,
  cancelled: (name) => `${name} is back where it was`,
}

/** A handle of each item, and columns with the items themselves. */
function Categories({ disabled = false }: { disabled?: boolean }) {
  return (
    <Held start={{ Analytics: 'Statistic', Remarketing: 'Marketing' } as Record<string, string>}>
      {(places, set) => {
        const columnOf = (name: string) => places[name] ?? 'Available'
        return (
          <ColumnsArea
            columns={COLUMNS}
            columnOf={columnOf}
            nameOf={(name) => name}
            onMove={(name, column) => set({ ...places, [name]: column })}
            texts={TEXTS}
          >
            <Line>
              {NAMES.map((name) => (
                <Handle key={name} name={name} disabled={disabled} />
              ))}
            </Line>
            <Line>
              {COLUMNS.map((column) => (
                <Column key={column} name={column}>
                  {NAMES.filter((name) => columnOf(name) === column).map((name) => (
                    <Item key={name} name={name} disabled={disabled} />
                  ))}
                </Column>
              ))}
            </Line>
          </ColumnsArea>
        )
      }}
    </Held>
  )
}

function Handle({ name, disabled }: { name: string; disabled: boolean }) {
  const { ref, handle } = useDragItem(name, disabled)
  return (
    <button type="button" ref={ref} {...handle}>
      {name}
    </button>
  )
}

function Column({ name, children }: { name: string; children: ReactNode }) {
  const { ref, dragged } = useDropColumn(name)
  return (
    <section ref={ref} aria-label={name} style={{ width: 140, minHeight: 120, border: '1px solid' }}>
      <h3>{name}</h3>
      {children}
      {dragged !== undefined && <p className="t-muted">Drop {dragged} here</p>}
    </section>
  )
}

function Item({ name, disabled }: { name: string; disabled: boolean }) {
  const { ref, isDragging, pointer } = useDragItem(name, disabled)
  return (
    <p ref={ref} className={isDragging ? 't-muted' : 't-strong'} {...pointer}>
      <span>{name}</span> <button type="button">More</button>
    </p>
  )
}

const meta = {
  title: 'Dragging between columns',
  component: ColumnsArea,
  tags: ['autodocs'],
  args: { columns: COLUMNS, columnOf: (key) => key, nameOf: (key) => key, onMove: fn(), texts: TEXTS, children: null },
  render: () => <Categories />,
} satisfies Meta<typeof ColumnsArea>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const ColumnsDark: Story = { globals: { theme: 'dark' } }
export const ColumnsReadOnly: Story = { render: () => <Categories disabled /> }
