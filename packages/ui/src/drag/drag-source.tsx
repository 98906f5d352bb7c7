import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import styles from './drag.module.css'
import { isFromSource, SOURCE_ID, sourceId } from './drag-ids.ts'

export interface DragSourceProps<Item extends { key: string; name: string }> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  /** A row; give it a button that does what dragging does. */
  row: (item: Item) => ReactNode
  /** Whether an item can be dragged into the list; all when absent. */
  isFree?: (item: Item) => boolean
  /** Whether nothing can be dragged now. */
  disabled?: boolean
  busy?: boolean
  /** Shown in place of the rows while there are none. */
  empty?: ReactNode
}

/** Items that can be dragged by mouse or pen into the `SortableList` of the same `SortableArea`, and dropped back here. Touch scrolls. */
export function DragSource<Item extends { key: string; name: string }>({
  label,
  items,
  row,
  isFree = () => true,
  disabled = false,
  busy = false,
  empty,
}: DragSourceProps<Item>) {
  const { active } = useDndContext()
  const { setNodeRef, isOver } = useDroppable({ id: SOURCE_ID, disabled })
  const takesBack = isOver && active !== null && !isFromSource(active.id)
  return (
    <div ref={setNodeRef} className={styles.listArea} data-over={takesBack || undefined}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list} aria-label={label} aria-busy={busy || undefined}>
          {items.map((item) => (
            <Row key={item.key} id={item.key} disabled={disabled || !isFree(item)}>
              {row(item)}
            </Row>
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ id, disabled, children }: { id: string; disabled: boolean; children: ReactNode }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: sourceId(id), disabled })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-free={disabled ? undefined : ''}
      data-lifted={isDragging || undefined}
      onPointerDown={
        disabled ? undefined : (event) => event.pointerType !== 'touch' && listeners?.onPointerDown?.(event)
      }
    >
      {children}
    </li>
  )
}
