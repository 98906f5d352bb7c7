import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

/** The announcements while an item is moved by keyboard or pointer. */
export interface DragTexts {
  /** The instructions, read when a handle gets the focus. */
  instructions: string
  lifted: (name: string) => string
  /** `place` is a position ("3 of 11") or the title of a column. */
  movedTo: (name: string, place: string) => string
  droppedAt: (name: string, place: string) => string
  cancelled: (name: string) => string
}

/** The announcements and instructions of dnd-kit, made of the given texts. */
export function spoken(
  texts: DragTexts,
  nameOf: (id: string) => string,
  placeOf: (overId: string, activeId: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  return {
    screenReaderInstructions: { draggable: texts.instructions },
    announcements: {
      onDragStart: ({ active }) => texts.lifted(nameOf(String(active.id))),
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? texts.movedTo(nameOf(String(active.id)), placeOf(String(over.id), String(active.id)))
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? texts.droppedAt(nameOf(String(active.id)), placeOf(String(over.id), String(active.id)))
          : texts.cancelled(nameOf(String(active.id))),
      onDragCancel: ({ active }) => texts.cancelled(nameOf(String(active.id))),
    },
  }
}
