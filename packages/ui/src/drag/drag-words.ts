import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

/** The announcements while an item is moved by keyboard or pointer. */
export interface DragWords {
  /** The instructions, read when a handle gets the focus. */
  instructions: string
  lifted: (name: string) => string
  /** `place` is a position ("3 of 11") or the title of a column. */
  movedTo: (name: string, place: string) => string
  droppedAt: (name: string, place: string) => string
  cancelled: (name: string) => string
}

/** The spoken side of a drag in the given words. */
export function spoken(
  words: DragWords,
  nameOf: (id: string) => string,
  placeOf: (overId: string, activeId: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  return {
    screenReaderInstructions: { draggable: words.instructions },
    announcements: {
      onDragStart: ({ active }) => words.lifted(nameOf(String(active.id))),
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? words.movedTo(nameOf(String(active.id)), placeOf(String(over.id), String(active.id)))
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? words.droppedAt(nameOf(String(active.id)), placeOf(String(over.id), String(active.id)))
          : words.cancelled(nameOf(String(active.id))),
      onDragCancel: ({ active }) => words.cancelled(nameOf(String(active.id))),
    },
  }
}
