import { listen } from './listen.ts'
import { guarded } from './report.ts'

/** The work that continues in the next task. */
let waiting: ((leaves?: boolean) => void) | undefined
let isListening = false

/** Called with an event when the page is hidden, as also happens when it is left. */
const goOn = guarded((hidden?: unknown) => {
  const run = waiting
  waiting = undefined
  run?.(!!hidden)
})

export function yieldThen(run: (leaves?: boolean) => void): void {
  waiting = run
  afterTask(goOn)
  if (!isListening) listen(document, 'visibilitychange', goOn)
  isListening = true
}

export function afterTask(run: () => void): void {
  const { scheduler } = window as { scheduler?: { yield?(): Promise<void> } }
  if (scheduler?.yield) scheduler.yield().then(run)
  else setTimeout(run, 0)
}
