import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './drag.module.css'
import { type DragWords, spoken } from './drag-words.ts'

export interface SortableListProps<Item extends { key: string; name: string }> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  /** One item goes from one position to another, counted from 0. */
  onMove: (from: number, to: number) => void
  /** The rest of a row behind its handle; give it up and down buttons too. */
  row: (item: Item, index: number) => ReactNode
  /** The name of an item's handle: "Reorder Base tag, position 2 of 11". */
  handleLabel: (item: Item, index: number) => string
  /** "2 of 11" */
  placeText: (index: number) => string
  words: DragWords
  /** Why nothing can be moved now: while searching. */
  disabledReason?: string | undefined
}

/** A list whose order people set: by pointer, or Space on a handle, arrows and Space. Esc restores. */
export function SortableList<Item extends { key: string; name: string }>({
  label,
  items,
  onMove,
  row,
  handleLabel,
  placeText,
  words,
  disabledReason,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (key: string) => items.findIndex((item) => item.key === key)
  const nameOf = (key: string) => items[indexOf(key)]?.name ?? ''
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onMove(indexOf(String(active.id)), indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={spoken(words, nameOf, (key) => placeText(indexOf(key)))}
    >
      <SortableContext
        items={items.map((item) => item.key)}
        strategy={verticalListSortingStrategy}
        disabled={disabledReason !== undefined}
      >
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <Row key={item.key} id={item.key} handleLabel={handleLabel(item, index)} disabledReason={disabledReason}>
              {row(item, index)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Row({
  id,
  handleLabel,
  disabledReason,
  children,
}: {
  id: string
  handleLabel: string
  disabledReason: string | undefined
  children: ReactNode
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={handleLabel}
      {...(disabledReason === undefined
        ? { ...listeners, 'aria-describedby': attributes['aria-describedby'], 'aria-pressed': isDragging }
        : { 'aria-disabled': true })}
    >
      <Icon name="grip" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {disabledReason ? <Tooltip text={disabledReason}>{handle}</Tooltip> : handle}
      {children}
    </li>
  )
}
