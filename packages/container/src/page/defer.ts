import { listen } from './listen.ts'
import { guarded } from './report.ts'

interface Deferred {
  readonly event: Event
  readonly ms: number
  readonly repeat: () => void
}

let asked: Deferred | undefined
let listening = false
/** Counts deferred actions: as in a browser, only the last one leads away. */
let latest = 0

/**
 * Stops the default action of an event and repeats it later, unless the page has stopped it. It is decided at the
 * window, after the page's own listeners have run.
 */
export function defer(event: Event, ms: number, repeat: () => void): void {
  asked = { event, ms, repeat }
  if (listening) return
  listening = true
  listen(window, 'click', decide)
  listen(window, 'submit', decide)
}

function decide(event: Event): void {
  const mine = asked
  if (mine?.event !== event) return
  asked = undefined
  if (event.defaultPrevented) return
  event.preventDefault()
  const turn = ++latest
  setTimeout(
    guarded(() => {
      if (turn === latest) mine.repeat()
    }),
    mine.ms,
  )
}

/** Whether what opens under this target name replaces the page itself. */
export function opensHere(target: string | null | undefined): boolean {
  const name = target || document.querySelector('base[target]')?.getAttribute('target') || '_self'
  return name === '_self' || (window === window.parent && (name === '_top' || name === '_parent'))
}
