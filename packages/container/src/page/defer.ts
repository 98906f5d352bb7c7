import { listen } from './listen.ts'
import { prevent } from './prevent.ts'
import { guarded } from './report.ts'

/** Counts deferred actions: as in a browser, only the last one leads away. */
let latest = 0
let isWatching = false

/**
 * Puts off the default action of a click or a submit that leads away, unless the page prevents it. `prepare` gives what
 * to do in its place, made of what holds once all listeners have run, or nothing when the browser should go on by itself.
 *
 * Libraries add listeners to the window while an event passes the capturing phase, to be the last. This one is added
 * when the event has come up to the document, and so stands behind them.
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
  // Heard at the end of an event, which has no later listeners.
  if (event.currentTarget === window) decide(event)
  else listen(window, event.type, decide, { once: true })
  if (isWatching) return
  isWatching = true
  // A page that comes back from the browser's memory does not lead away once more.
  listen(window, 'pagehide', () => latest++)
}

/** Whether what opens under this target name replaces the page itself. */
export function opensHere(target: string | null): boolean {
  const name = (target || document.querySelector('base[target]')?.getAttribute('target') || '_self').toLowerCase()
  return name === '_self' || (window === window.parent && (name === '_top' || name === '_parent'))
}

/** Copies those attributes of an element that it has. */
export function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (let index = 0; index < names.length; index++) {
    const value = from.getAttribute(names[index]!)
    if (value !== null) to.setAttribute(names[index]!, value)
  }
}
