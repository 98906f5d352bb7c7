import { type Active, useDraggable } from '@dnd-kit/core'
import { type MouseEvent, useId } from 'react'

/** The key of a dragged item, which may be shown by several elements. */
export const keyOfItem = <Key extends string>({ data }: Active) => data.current?.key as Key

/**
 * An element as an item of a `ColumnsArea`. With `pointer` it is dragged by mouse, except by the buttons within. With
 * `handle`, for a button that stays where it is when the item is moved, it is moved by keyboard as well.
 */
export function useDragItem(key: string, disabled: boolean) {
  const { active, attributes, listeners, setNodeRef } = useDraggable({ id: useId(), data: { key }, disabled })
  const isDragging = active !== null && keyOfItem(active) === key
  const pointer = {
    'data-drag-item': '',
    onMouseDown: (event: MouseEvent) => {
      const pressed = (event.target as Element).closest('button, [data-drag-item]')
      if (pressed === event.currentTarget) listeners?.onMouseDown?.(event)
    },
  }
  const handle = disabled
    ? { 'aria-disabled': true, 'aria-pressed': false }
    : {
        ...listeners,
        'aria-describedby': attributes['aria-describedby'],
        'aria-pressed': isDragging,
        // Both sensors of dnd-kit put the item back with this key.
        onBlur: () => isDragging && document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' })),
      }
  return { ref: setNodeRef, isDragging, pointer, handle }
}
