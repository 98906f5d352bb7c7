import { guarded } from './report.ts'

/** A script and the node in whose place it will stand. */
export interface Slot {
  readonly script: HTMLScriptElement
  readonly place: Node
}

/** Takes care of `document.write` from before a script runs until it has run; may bring further scripts. */
export type Writing = (slot: Slot, waits: boolean) => (() => Slot[]) | undefined

/** The types of scripts that browsers run. */
export const RUNS = /^$|(java|ecma)script$|^module$/i

/**
 * Runs scripts one after the other; one that has to be loaded first holds up the next, unless it is `async`. Modules
 * in place hold up nothing, as anywhere else: browsers do not report when they have run.
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
    // Scripts with an id look themselves up by it.
    const leave = () => script.id || script.remove()
    const end = guarded(() => runScripts(stop?.() || [], writing, next))
    if (loads)
      script.onload = script.onerror = () => {
        leave()
        if (waits) end()
      }
    place.parentNode?.replaceChild(script, place)
    if (runs && !loads) leave()
    if (!waits) end()
  })
  next()
}
