import { ignoreWrites } from './ignore-writes.ts'
import { listen } from './listen.ts'
import { RUNS, type Writing } from './run-scripts.ts'

/**
 * Observes when the scripts of a tag have run: inline ones at once, others when they have run or cannot be loaded. A script
 * that throws while it runs fails. Inline modules count as run at once, because browsers do not report their end.
 */
export function watchScripts(begin: () => (completed: boolean) => void, writing: Writing = ignoreWrites): Writing {
  return (slot, waits) => {
    const { script } = slot
    const loads = waits || (script.hasAttribute('src') && RUNS.test(script.type) && !script.noModule)
    const end = begin()
    let completed = true
    const onError = () => {
      if (document.currentScript === script) completed = false
    }
    const finish = (ran: boolean) => {
      window.removeEventListener('error', onError, true)
      end(ran && completed)
    }
    window.addEventListener('error', onError, true)
    if (loads) {
      listen(script, 'load', () => finish(true))
      listen(script, 'error', () => finish(false))
    }
    const stop = writing(slot, waits)
    return () => {
      if (!loads) finish(true)
      return stop?.() || []
    }
  }
}

/** Listens in the capturing phase, because error events of scripts do not bubble. */
export function onScriptError(run: (address: string) => void): void {
  listen(
    document,
    'error',
    ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) run(target.getAttribute('src') || '')
    },
    true,
  )
}
