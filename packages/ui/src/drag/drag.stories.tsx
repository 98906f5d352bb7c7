import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from '../controls/index.ts'
import { Icon } from '../icon/index.ts'
import { Held } from '../story/held.tsx'
import { Stack } from '../story/stack.tsx'
import { DragSource, type DragTexts, SortableArea, SortableList } from './index.ts'

const TEXTS: DragTexts = {
  instructions: 'Press Space to lift, arrows to move, Space to drop, Escape to put back.',
  lifted: (name) => `${name} lifted`,
  movedTo: (name, place) => `${name} is over ${place}`,
  droppedAt: (name, place) => `${name} dropped at ${place}`,
  cancelled: (name) => `${name} is back where it was`,
}

const named = (...names: readonly string[]) => names.map((name) => ({ key: name, name }))
const TAGS = named('Waymark analytics', 'Consent mapping', 'Ecommerce order', 'Meta pixel – Purchase')
const OTHERS = named('AdRoll – Base pixel', 'Heatmaps')

function Priorities({ disabledReason, source = false }: { disabledReason?: string; source?: boolean }) {
  return (
    <Held start={TAGS}>
      {(items, set) => {
        const indexOf = (key: string) => items.findIndex((item) => item.key === key)
        const move = (from: number, to: number) => {
          const rest = items.filter((_, index) => index !== from)
          set([...rest.slice(0, to), items[from]!, ...rest.slice(to)])
        }
        return (
          <Stack>
            <SortableArea
              nameOf={(key) => key}
              placeText={(key) => `${key === undefined ? items.length + 1 : indexOf(key) + 1} of ${items.length}`}
              sourceText="Available"
              texts={TEXTS}
              onMove={(key, over) => move(indexOf(key), indexOf(over))}
              onInsert={(key, over) =>
                set(items.toSpliced(over === undefined ? items.length : indexOf(over), 0, { key, name: key }))
              }
              onRemove={(key) => set(items.filter((item) => item.key !== key))}
            >
              <SortableList
                label="Prioritized tags"
                items={items}
                disabledReason={disabledReason}
                handleLabel={(item, index) => `Reorder ${item.name}, position ${index + 1} of ${items.length}`}
                empty="No tag is prioritized"
                row={(item, index) => (
                  <>
                    <span className="t-num t-muted">{index + 1}</span>
                    <Icon name="t-pixel" />
                    <span className="truncate t-strong">{item.name}</span>
                    <IconButton
                      icon="arrow-up"
                      size="small"
                      label={`Move ${item.name} up`}
                      disabledReason={index === 0 ? 'It is the first' : undefined}
                      onPress={() => move(index, index - 1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      size="small"
                      label={`Move ${item.name} down`}
                      disabledReason={index === items.length - 1 ? 'It is the last' : undefined}
                      onPress={() => move(index, index + 1)}
                    />
                  </>
                )}
              />
              {source && (
                <DragSource
                  label="Available tags"
                  items={OTHERS.filter(({ key }) => indexOf(key) < 0)}
                  empty="All tags are prioritized"
                  row={(item) => <span className="truncate t-strong">{item.name}</span>}
                />
              )}
            </SortableArea>
          </Stack>
        )
      }}
    </Held>
  )
}

const meta = {
  title: 'Dragging',
  component: SortableArea,
  subcomponents: { SortableList, DragSource },
  tags: ['autodocs'],
  args: { nameOf: (key) => key, placeText: (key) => `${key}`, texts: TEXTS, onMove: fn(), children: null },
  render: () => <Priorities />,
} satisfies Meta<typeof SortableArea>
export default meta
type Story = StoryObj<typeof meta>

export const Sortable: Story = {}
export const SortableDark: Story = { globals: { theme: 'dark' } }
export const WithSource: Story = { render: () => <Priorities source /> }
export const NotNow: Story = { render: () => <Priorities disabledReason="Clear the search to change the order" /> }
