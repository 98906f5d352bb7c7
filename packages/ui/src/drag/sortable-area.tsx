import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './drag.module.css'
import { isFromSource, keyOf, LIST_ID, SOURCE_ID } from './drag-ids.ts'
import { type DragTexts, spoken } from './drag-texts.ts'

export interface SortableAreaProps {
  /** A `SortableList`, and a `DragSource` if items can be dragged into and out of the list. */
  children: ReactNode
  /** The name of an item of either list, by its key. */
  nameOf: (key: string) => string
  /** The place of an item of the list as text: "2 of 11". Without a key it is the end of the list. */
  placeText: (key: string | undefined) => string
  /** The name of the source as a drop target. */
  sourceText?: string
  /** Moves an item of the list to the position of another one. */
  onMove: (key: string, overKey: string) => void
  /** Inserts an item of the source at the position of an item of the list, or at its end. */
  onInsert?: (key: string, overKey: string | undefined) => void
  /** Called when an item of the list is dropped on the source. */
  onRemove?: (key: string) => void
  texts: DragTexts
}

/** The area in which items are dragged within a list, into it and out of it. */
export function SortableArea({
  children,
  nameOf,
  placeText,
  sourceText = '',
  onMove,
  onInsert,
  onRemove,
  texts,
}: SortableAreaProps) {
  const [taken, setTaken] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    setTaken(null)
    if (!over || active.id === over.id) return
    const key = keyOf(active.id)
    if (isFromSource(active.id)) {
      if (over.id !== SOURCE_ID) onInsert?.(key, over.id === LIST_ID ? undefined : String(over.id))
    } else if (over.id === SOURCE_ID) onRemove?.(key)
    else if (over.id !== LIST_ID) onMove(key, String(over.id))
  }
  const placeOf = (overId: string) =>
    overId === SOURCE_ID ? sourceText : placeText(overId === LIST_ID ? undefined : overId)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectCollision}
      onDragStart={({ active }) => setTaken(isFromSource(active.id) ? keyOf(active.id) : null)}
      onDragEnd={end}
      onDragCancel={() => setTaken(null)}
      accessibility={spoken(texts, (id) => nameOf(keyOf(id)), placeOf)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {taken !== null && (
          <div className={classes(styles.chip, styles.flying)}>
            <Icon name="grip" />
            <span className={styles.chipText}>{nameOf(taken)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * The drop target under the pointer, rows before the areas around them; for an item of the list outside of all of them, or
 * moved by keyboard, the nearest row.
 */
const detectCollision: CollisionDetection = (args) => {
  const isArea = (id: unknown) => id === LIST_ID || id === SOURCE_ID
  const under = args.pointerCoordinates ? pointerWithin(args) : []
  const rows = under.filter(({ id }) => !isArea(id))
  if (rows.length > 0) return rows
  if (isFromSource(args.active.id)) return under
  if (under.some(({ id }) => id === SOURCE_ID)) return under.filter(({ id }) => id === SOURCE_ID)
  const containers = args.droppableContainers.filter(
    ({ id }) => id !== LIST_ID && (id !== SOURCE_ID || !args.pointerCoordinates),
  )
  return closestCenter({ ...args, droppableContainers: containers })
}
