import { listen } from './listen.ts'
import { prevent } from './prevent.ts'
import { guarded } from './report.ts'

/** The number of the latest deferred action: as in a browser, only the last one takes place. */
let latest = 0
let isWatching = false

/**
 * Replaces the default action of a click or a submit by a later one, unless the page prevents it. `prepare` is called after
 * all listeners and returns the action, or undefined to keep the default action.
 *
 * Libraries add listeners to the window during the capturing phase, to be the last. This one is added when the event has
 * bubbled to the document, and so runs after them.
 */
export function defer(event: Event, ms: number, prepare: () => (() => void) | undefined): void {
  const decide = (now: Event) => {
    if (now !== event || event.defaultPrevented) return
    const act = prepare()
    if (!act) return
    prevent(event)
    const turn = ++latest
    setTimeout(
      guarded(() => {
        if (turn === latest) act()
      }),
      ms,
    )
  }
  if (!event.cancelable) return
  // At the end of the event no listeners follow.
  if (event.currentTarget === window) decide(event)
  else listen(window, event.type, decide, { once: true })
  if (isWatching) return
  isWatching = true
  // A page restored from the back-forward cache must not run the action again.
  listen(window, 'pagehide', () => latest++)
}

/** Whether a link or form with this `target` replaces the page itself. */
export function opensHere(target: string | null): boolean {
  const name = (target || document.querySelector('base[target]')?.getAttribute('target') || '_self').toLowerCase()
  return name === '_self' || (window === window.parent && (name === '_top' || name === '_parent'))
}

/** Copies the attributes of these names that an element has. */
export function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (let index = 0; index < names.length; index++) {
    const value = from.getAttribute(names[index]!)
    if (value !== null) to.setAttribute(names[index]!, value)
  }
}
