import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core'

/**
 * The announcements while an item is moved by keyboard or pointer. A `SortableArea` passes the names of item and place, a
 * `ColumnsArea` their keys.
 */
export interface DragTexts<Item extends string = string, Place extends string = string> {
  /** The instructions, read when a handle gets the focus. */
  instructions: string
  lifted: (item: Item) => string
  /** `place` is a position ("3 of 11") or a column. */
  movedTo: (item: Item, place: Place) => string
  droppedAt: (item: Item, place: Place) => string
  cancelled: (item: Item) => string
}

/** The announcements and instructions of dnd-kit, made of the given texts. */
export function spoken<Item extends string, Place extends string>(
  texts: DragTexts<Item, Place>,
  itemOf: (active: Active) => Item,
  placeOf: (over: Over) => Place,
  isUnmoved: (active: Active, over: Over) => boolean = (active, over) => active.id === over.id,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  return {
    screenReaderInstructions: { draggable: texts.instructions },
    announcements: {
      onDragStart: ({ active }) => texts.lifted(itemOf(active)),
      onDragOver: ({ active, over }) =>
        over && !isUnmoved(active, over) ? texts.movedTo(itemOf(active), placeOf(over)) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? texts.droppedAt(itemOf(active), placeOf(over)) : texts.cancelled(itemOf(active)),
      onDragCancel: ({ active }) => texts.cancelled(itemOf(active)),
    },
  }
}
