import type { DataLayerEvent } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/** Tells that the tags of an event are done: at once, or when no tag waits for an answer any more. */
export function settle(page: Page, event: DataLayerEvent, whenDone?: (event: DataLayerEvent) => void): void {
  const { eventCallback } = event.carried
  event.whenSettled = () => {
    whenDone?.(event)
    if (typeof eventCallback !== 'function') return
    try {
      eventCallback({ event: event.named, fired: event.firedTags })
    } catch (error) {
      page.reportIssue('eventCallback', error)
    }
  }
  if (!event.heldTags) event.whenSettled()
}
