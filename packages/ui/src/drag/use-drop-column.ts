import { useDroppable } from '@dnd-kit/core'
import { keyOfItem } from './use-drag-item.ts'

/** An element as a column of a `ColumnsArea`, with the key of the item that is dragged over it. */
export function useDropColumn<Key extends string>(column: string) {
  const { setNodeRef, isOver, active } = useDroppable({
    id: column,
    // All columns are measured again when this one changes its size, as it may move them.
    resizeObserverConfig: { updateMeasurementsFor: [] },
  })
  return { ref: setNodeRef, dragged: isOver && active ? keyOfItem<Key>(active) : undefined }
}
