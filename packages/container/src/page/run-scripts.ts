import { guarded } from './report.ts'

/** A script and the node in whose place it will stand. */
export interface Slot {
  readonly script: HTMLScriptElement
  readonly place: Node
}

/** Takes care of `document.write` from before a script runs until it has run; may bring further scripts. */
export type Writing = (slot: Slot) => () => Slot[]

const RUNS = /^$|javascript|ecmascript|^module$/i

/** Runs scripts one after the other; one that has to be loaded first holds up the next, unless it says `async`. */
export function runScripts(slots: Slot[], writing: Writing): void {
  let at = 0
  const next = guarded(() => {
    while (at < slots.length) {
      const slot = slots[at++]!
      const { script, place } = slot
      const loads = script.hasAttribute('src') || script.type === 'module'
      const waits = loads && RUNS.test(script.type) && !script.hasAttribute('async')
      const stop = writing(slot)
      const end = () => {
        const more = stop()
        for (let index = 0; index < more.length; index++) slots.splice(at + index, 0, more[index]!)
      }
      if (waits) {
        script.onload = script.onerror = guarded(() => {
          end()
          next()
        })
      }
      place.parentNode?.replaceChild(script, place)
      if (waits) return
      end()
    }
  })
  next()
}
