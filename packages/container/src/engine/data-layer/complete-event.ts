import type { DataLayerEvent } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/**
 * Completes an event whose tags were attempted: calls `whenDone` at once, and the `eventCallback` of the page when no tag
 * waits for anything any more.
 */
export function completeEvent(page: Page, event: DataLayerEvent, whenDone?: (event: DataLayerEvent) => void): void {
  const { eventCallback } = event.carried
  whenDone?.(event)
  event.whenCompleted = () => {
    if (typeof eventCallback !== 'function') return
    try {
      eventCallback({ event: event.named, fired: event.firedTags })
    } catch (error) {
      page.reportIssue('eventCallback', error)
    }
  }
  if (!event.heldTags) event.whenCompleted()
}
