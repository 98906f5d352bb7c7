import {
  DndContext,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { type DragTexts, spoken } from './drag-texts.ts'
import { DraggedChip } from './dragged-chip.tsx'
import { keyOfItem } from './use-drag-item.ts'

export interface ColumnsAreaProps<Key extends string, Column extends string> {
  /** Elements with `useDropColumn` and `useDragItem`; give each item a menu that does the same, also for touch. */
  children: ReactNode
  /** The columns, in the order of the arrow keys. */
  columns: readonly Column[]
  /** The column of an item. */
  columnOf: (key: Key) => Column
  nameOf: (key: Key) => string
  /** Moves an item to another column. */
  onMove: (key: Key, column: Column) => void
  texts: DragTexts<Key, Column>
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc],
}

/**
 * The area in which items are moved between columns by mouse and keyboard. Touch scrolls.
 *
 * | Key | What it does |
 * |---|---|
 * | Space, Enter, on a handle | lifts the item, and drops it |
 * | Right, Down, Left, Up | choose the next or previous column |
 * | Esc | puts it back, as does leaving the handle |
 */
export function ColumnsArea<Key extends string, Column extends string>({
  children,
  columns,
  columnOf,
  nameOf,
  onMove,
  texts,
}: ColumnsAreaProps<Key, Column>) {
  const [chosen, setChosen] = useState<Column>()
  const choose: KeyboardCoordinateGetter = (event, { context: { active } }) => {
    const step = STEPS[event.code]
    if (step === undefined || !active) return
    event.preventDefault()
    setChosen((now = columnOf(keyOfItem(active))) => columns[columns.indexOf(now) + step] ?? now)
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: choose }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) =>
        args.pointerCoordinates ? pointerWithin(args) : [{ id: chosen ?? columnOf(keyOfItem(args.active)) }]
      }
      onDragStart={() => setChosen(undefined)}
      onDragEnd={({ active, over }) => {
        const key = keyOfItem<Key>(active)
        if (over && over.id !== columnOf(key)) onMove(key, over.id as Column)
      }}
      accessibility={{
        ...spoken<Key, Column>(
          texts,
          keyOfItem,
          ({ id }) => id as Column,
          (active, { id }) => chosen === undefined && id === columnOf(keyOfItem(active)),
        ),
        restoreFocus: false,
      }}
    >
      {children}
      <DraggedChip nameOf={(active) => nameOf(keyOfItem(active))} />
    </DndContext>
  )
}
