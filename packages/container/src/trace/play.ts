import type { Content } from '../engine/core/engine.ts'
import type { Page } from '../engine/core/page.ts'
import { type Answer, startEngine } from '../engine/start-engine.ts'
import { createHandles, keep, restore } from './keep.ts'
import type { Kept, Line, Trace } from './trace.ts'

/** The result of a replay: the same as recorded, or the first difference. */
export type Played =
  | { readonly same: true }
  | { readonly same: false; readonly line: number; readonly expected: Line | undefined; readonly found: string }

/** Thrown and caught in this file when the engine deviates from the trace. */
class Deviation extends Error {
  readonly found: string
  constructor(found: string) {
    super(found)
    this.found = found
  }
}

/**
 * Runs content on a recorded trace: the page answers as it did, calls back when it did, and every call of the engine
 * is compared with the one that was recorded, argument by argument.
 */
export function play(content: Content, { dataLayer, lines }: Trace): Played {
  const objects = new Map<number, object>()
  const listeners: ((...given: unknown[]) => unknown)[] = []
  let deviation: Deviation | undefined
  let answer: Answer | undefined
  let at = 0
  const give = (value: Kept) => listenerIn(value, listeners) ?? restore(value, objects)
  const listenTo = (value: unknown) => {
    if (typeof value === 'function' && !listeners.includes(value as () => unknown))
      listeners.push(value as () => unknown)
  }
  const items = dataLayer.map(give)

  const callMember =
    (member: string) =>
    (...given: unknown[]): unknown => {
      const line = lines[at]
      const found = `${member}(${JSON.stringify(given.map(comparable))})`
      const isSame =
        line?.kind === 'call' &&
        line.member === member &&
        JSON.stringify(line.given.map(comparableKept)) === JSON.stringify(given.map(comparable))
      if (!isSame || deviation) {
        deviation ??= new Deviation(found)
        throw deviation
      }
      at++
      given.forEach(listenTo)
      for (const end = at + line.inside; at < end && !deviation; ) replay(lines[at++]!)
      return give(line.answer)
    }
  const replay = (line: Line): void => {
    if (line.kind === 'push') items.push(give(line.item))
    else if (line.kind === 'api') void answer!(line.call.map(give))
    else if (line.kind === 'callback')
      listenTo(listeners[line.listener]!(...line.given.map((one) => withDefer(give(one), callMember))))
    else deviation ??= new Deviation('nothing')
  }
  // The engine may replace members by functions of its own.
  const page = new Proxy<Record<string, unknown>>(
    {},
    {
      get(members, member) {
        members[String(member)] ??= callMember(String(member))
        return members[String(member)]
      },
    },
  ) as unknown as Page
  try {
    startEngine(content, page, items, (ready) => {
      answer = ready
    })
    while (at < lines.length && !deviation) replay(lines[at++]!)
  } catch (error) {
    if (!(error instanceof Deviation)) throw error
    deviation = error
  }
  return deviation ? { same: false, line: at, expected: lines[at], found: deviation.found } : { same: true }
}

/** The listener that a recorded function stands for. */
function listenerIn<Listener>(kept: Kept, listeners: readonly Listener[]): Listener | undefined {
  const isListener = typeof kept === 'object' && kept !== null && 'listener' in kept && '#' in kept
  return isListener ? listeners[kept.listener as number] : undefined
}

/** Adds `defer` to a click or a submit. */
function withDefer(given: unknown, callMember: (member: string) => (...given: unknown[]) => unknown): unknown {
  return typeof given === 'object' && given !== null && 'defer' in given
    ? { ...given, defer: callMember('defer') }
    : given
}

/** Objects of the page are compared by kind only, because their numbers differ between runs. */
function comparableKept(kept: Kept): unknown {
  if (typeof kept !== 'object' || kept === null) return kept
  if (Array.isArray(kept)) return kept.map((one) => comparableKept(one as Kept))
  if ('#' in kept) return kept['#']
  return Object.fromEntries(Object.entries(kept).map(([key, one]) => [key, comparableKept(one as Kept)]))
}

const comparable = (value: unknown): unknown => comparableKept(keep(value, createHandles(), () => undefined))
