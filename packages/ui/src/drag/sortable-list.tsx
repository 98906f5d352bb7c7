import { useDndContext, useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './drag.module.css'
import { isFromSource, LIST_ID } from './drag-ids.ts'

export interface SortableListProps<Item extends { key: string; name: string }> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  /** The rest of a row behind its handle; give it up and down buttons too. */
  row: (item: Item, index: number) => ReactNode
  /** The name of an item's handle: "Reorder Base tag, position 2 of 11". */
  handleLabel: (item: Item, index: number) => string
  /** Why nothing can be moved now: while searching. */
  disabledReason?: string | undefined
  /** Shown in place of the rows while there are none. */
  empty?: ReactNode
}

/**
 * A list that can be reordered by pointer and keyboard, inside a `SortableArea`.
 *
 * | Key | What it does |
 * |---|---|
 * | Space, on a handle | lifts the item, and drops it |
 * | Down, Up | moves the lifted item |
 * | Esc | puts it back |
 */
export function SortableList<Item extends { key: string; name: string }>({
  label,
  items,
  row,
  handleLabel,
  disabledReason,
  empty,
}: SortableListProps<Item>) {
  const { active, over } = useDndContext()
  const inserting = active !== null && isFromSource(active.id)
  const { setNodeRef } = useDroppable({ id: LIST_ID, disabled: disabledReason !== undefined })
  return (
    <SortableContext
      items={items.map((item) => item.key)}
      strategy={verticalListSortingStrategy}
      disabled={disabledReason !== undefined}
    >
      <div ref={setNodeRef} className={styles.listArea} data-over={(inserting && over !== null) || undefined}>
        {items.length === 0 ? (
          empty
        ) : (
          <ol className={styles.list} aria-label={label}>
            {items.map((item, index) => (
              <Row
                key={item.key}
                id={item.key}
                handleLabel={handleLabel(item, index)}
                disabledReason={disabledReason}
                takesIn={inserting && over?.id === item.key}
              >
                {row(item, index)}
              </Row>
            ))}
          </ol>
        )}
      </div>
    </SortableContext>
  )
}

function Row({
  id,
  handleLabel,
  disabledReason,
  takesIn,
  children,
}: {
  id: string
  handleLabel: string
  disabledReason: string | undefined
  /** Whether the dragged item of a `DragSource` would be put before it. */
  takesIn: boolean
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
      data-takes-in={takesIn || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Tooltip text={disabledReason ?? ''}>{handle}</Tooltip>
      {children}
    </li>
  )
}
