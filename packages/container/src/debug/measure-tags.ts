import type { DataLayerEvent, Engine } from '../engine/core/engine.ts'
import { append } from '../engine/core/list.ts'
import type { Markup } from '../engine/core/page.ts'
import { optionsOf } from '../engine/evaluate/fire.ts'
import type { DebugPage } from './debug-page.ts'

/** What the tags of one event took, in milliseconds, and which of them have scripts that the page refuses. */
export interface Measured {
  readonly tags: number[]
  readonly refused: boolean[]
  total: number
}

interface Measures {
  of(event: DataLayerEvent): Measured
  /** The most that tags took in one task so far. */
  longestTask(): number
}

/** Measures each tag while the firing pipeline runs. */
export function measureTags(engine: Engine): Measures {
  const page = engine.page as DebugPage
  const events = new WeakMap<DataLayerEvent, Measured>()
  const attemptTag = engine.attemptTag
  let task = 0
  let longest = 0
  let isCounting = false
  const of = (event: DataLayerEvent): Measured => {
    const measured = events.get(event) || { tags: [], refused: [], total: 0 }
    events.set(event, measured)
    return measured
  }
  const measure = <Result>(tag: number, run: () => Result): Result => {
    const measured = of(engine.present)
    const before = page.preciseNow()
    if (!isCounting) {
      isCounting = true
      page.afterTask(() => {
        isCounting = false
        task = 0
      })
    }
    try {
      return run()
    } finally {
      const taken = page.preciseNow() - before
      measured.tags[tag] = taken
      measured.refused[tag] = page.refusesScripts() && hasScripts(engine, tag)
      measured.total += taken
      task += taken
      longest = Math.max(longest, task)
    }
  }
  engine.attemptTag = (_engine, tag) => measure(tag, () => attemptTag(engine, tag))
  engine.measureTag = measure
  return { of, longestTask: () => longest }
}

/** Whether a tag of the present event is markup with scripts. */
function hasScripts(engine: Engine, tag: number): boolean {
  const options: any = optionsOf(engine, engine.plan.tagList[tag]![1])
  const markup = options?.markup ?? options
  return Array.isArray(markup) && scriptsIn(markup)
}

/** A text at the top of markup is a script; inside an element it is text. */
function scriptsIn(markup: readonly Markup[]): boolean {
  const open: unknown[] = []
  for (let index = 0; index < markup.length; index++) {
    if (typeof markup[index] === 'string') return true
    append(open, markup[index])
  }
  for (let index = 0; index < open.length; index++) {
    const node = open[index] as readonly unknown[]
    if (node[0] === 'script') return true
    for (let at = 2; at < node.length; at++) if (Array.isArray(node[at])) append(open, node[at])
  }
  return false
}

/** Milliseconds to a tenth. */
export const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
