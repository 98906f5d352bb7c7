import { ignoreWrites } from './ignore-writes.ts'
import { listen } from './listen.ts'
import { RUNS, type Writing } from './run-scripts.ts'

/**
 * Observes how the scripts of a tag end: one in place at once, one that is loaded when it has run or cannot be loaded. What
 * a script throws while it runs makes it fail; browsers do not report when modules in place have run.
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

/** The events of scripts do not bubble, but pass the document on their way down. */
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
