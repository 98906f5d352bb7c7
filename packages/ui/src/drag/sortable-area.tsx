import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { isFromSource, keyOf, LIST_ID, SOURCE_ID } from './drag-ids.ts'
import { type DragTexts, spoken } from './drag-texts.ts'
import { DraggedChip } from './dragged-chip.tsx'

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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const key = keyOf(active.id)
    if (isFromSource(active.id)) {
      if (over.id !== SOURCE_ID) onInsert?.(key, over.id === LIST_ID ? undefined : String(over.id))
    } else if (over.id === SOURCE_ID) onRemove?.(key)
    else if (over.id !== LIST_ID) onMove(key, String(over.id))
  }
  const placeOf = ({ id }: Over) => (id === SOURCE_ID ? sourceText : placeText(id === LIST_ID ? undefined : String(id)))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectCollision}
      onDragEnd={end}
      accessibility={spoken(texts, ({ id }) => nameOf(keyOf(id)), placeOf)}
    >
      {children}
      <DraggedChip nameOf={({ id }) => (isFromSource(id) ? nameOf(keyOf(id)) : undefined)} />
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
