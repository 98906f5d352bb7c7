import type { LayerEvent } from '../engine.ts'
import type { Page } from '../page.ts'

/** Tells who asked how many tags fired: now, or when no tag waits any more, or when the page's time is up. */
export function settle(page: Page, event: LayerEvent, whenDone?: (fired: number) => void): void {
  const { eventCallback, eventTimeout } = event.carried
  let told = false
  const tell = () => {
    if (told) return
    told = true
    whenDone?.(event.firedTags)
    if (typeof eventCallback !== 'function') return
    try {
      eventCallback({ event: event.named, fired: event.firedTags })
    } catch (error) {
      page.reportIssue('an event callback failed', error)
    }
  }
  event.whenSettled = tell
  if (!event.heldTags) tell()
  else if (eventTimeout > 0) page.runLater(+eventTimeout, tell)
}
