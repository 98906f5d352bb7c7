import type { DataLayerEvent } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/** Tells `whenDone` that the tags of an event were attempted, and the page when no tag waits for anything any more. */
export function settle(page: Page, event: DataLayerEvent, whenDone?: (event: DataLayerEvent) => void): void {
  const { eventCallback } = event.carried
  whenDone?.(event)
  event.whenSettled = () => {
    if (typeof eventCallback !== 'function') return
    try {
      eventCallback({ event: event.named, fired: event.firedTags })
    } catch (error) {
      page.reportIssue('eventCallback', error)
    }
  }
  if (!event.heldTags) event.whenSettled()
}
