/** The events whose default action the container has stopped. */
let stopped: WeakSet<Event> | undefined

/** Stops the default action of an event. */
export function prevent(event: Event): void {
  stopped ??= new WeakSet()
  if (!event.defaultPrevented) stopped.add(event)
  event.preventDefault()
}

/** Whether the page itself has stopped the default action of an event. */
export function isPrevented(event: Event): boolean {
  return event.defaultPrevented && !stopped?.has(event)
}
