import { inNextTask } from './in-next-task.ts'
import { listen } from './listen.ts'
import { isPrevented } from './prevent.ts'
import { guarded } from './report.ts'

/**
 * Reads events at their start and calls back after the page's listeners: as the last listener of the window, or right
 * afterwards if the page stops the propagation. Events that the page has prevented are left out.
 */
export function afterHandlers<Read>(
  name: string,
  read: (event: any) => Read | undefined,
  run: (read: Read) => void,
): void {
  const begin = (event: Event) => {
    const found = read(event)
    if (!found) return
    const finish = () => {
      document.removeEventListener(name, atDocument)
      window.removeEventListener(name, atWindow)
      cancel()
      if (!isPrevented(event)) run(found)
    }
    const atWindow = guarded((now: Event) => {
      if (now === event) finish()
    })
    // Libraries add listeners to the window during an event, to be the last. This one is added later still.
    const atDocument = (now: Event) => {
      if (now === event) window.addEventListener(name, atWindow)
    }
    document.addEventListener(name, atDocument)
    const cancel = inNextTask(finish)
  }
  listen(window, name, begin, true)
}
