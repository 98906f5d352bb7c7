import { listen } from './listen.ts'
import { guarded } from './report.ts'

/** What goes on in the next task. */
let waiting: ((leaves?: boolean) => void) | undefined
let isListening = false

const goOn = guarded((leaves?: boolean) => {
  const run = waiting
  waiting = undefined
  run?.(leaves)
})

export function yieldThen(run: (leaves?: boolean) => void): void {
  waiting = run
  const { scheduler } = window as { scheduler?: { yield?(): Promise<void> } }
  if (scheduler?.yield) scheduler.yield().then(() => goOn())
  else {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => goOn()
    port2.postMessage(0)
  }
  if (isListening) return
  isListening = true
  listen(document, 'visibilitychange', goOn)
  listen(window, 'pagehide', goOn)
}
