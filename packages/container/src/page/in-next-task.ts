import { guarded } from './report.ts'

/** Calls back once: in the next task, or before, when the page is left. Returns a function that cancels it. */
export function inNextTask(run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', go)
  }
  const go = guarded(() => {
    cancel()
    run()
  })
  const timer = setTimeout(go, 0)
  window.addEventListener('pagehide', go)
  return cancel
}
