import { listen } from './listen.ts'
import { guarded } from './report.ts'

/** A script and the node that it will replace. */
export interface Slot {
  readonly script: HTMLScriptElement
  readonly place: Node
}

/** Handles `document.write` while a script runs; the function that it returns ends that and returns further scripts. */
export type Writing = (slot: Slot, waits: boolean) => (() => Slot[]) | undefined

/** The types of scripts that browsers run. */
export const RUNS = /^$|(java|ecma)script$|^module$/i

/**
 * Runs scripts one after the other; one that must be loaded delays the next, unless it is `async`. Inline modules delay
 * nothing, because browsers do not report when they have run.
 */
export function runScripts(slots: Slot[], writing: Writing, after?: () => void): void {
  let at = 0
  const next = guarded(() => {
    const slot = slots[at++]
    if (!slot) return after?.()
    const { script, place } = slot
    const runs = RUNS.test(script.type)
    const loads = script.hasAttribute('src') && runs && !script.noModule
    const waits = loads && !script.hasAttribute('async')
    const stop = writing(slot, waits)
    // Scripts with an id may look themselves up by it.
    const leave = () => script.id || script.remove()
    const end = guarded(() => runScripts(stop?.() || [], writing, next))
    const finish = () => {
      leave()
      if (waits) end()
    }
    if (loads) {
      listen(script, 'load', finish)
      listen(script, 'error', finish)
    }
    place.parentNode?.replaceChild(script, place)
    if (runs && !loads) leave()
    if (!waits) end()
  })
  next()
}
