import type { Page } from '../engine/core/page.ts'
import { createHandles, keep } from './keep.ts'
import type { Kept, Line, Trace } from './trace.ts'

/** A recording: the page and the data layer to run an engine on, and the trace so far. */
export interface Recording {
  readonly page: Page
  readonly dataLayer: unknown[]
  /** To be used instead of the data layer and the engine's answer, so that calls from outside are recorded as well. */
  push(item: unknown): void
  call(answer: (call: ArrayLike<unknown>) => unknown, ...call: unknown[]): unknown
  trace(): Trace
}

/** Records the calls between an engine and a page without changing them. */
export function record(page: Page, dataLayer: unknown[]): Recording {
  const lines: Line[] = []
  const handles = createHandles()
  /** The numbers of functions that were passed to the page, by the function of the engine and by its wrapper. */
  const listeners = new Map<unknown, number>()
  const wrapped: unknown[] = []
  const kept = (value: unknown): Kept => {
    const listener = listeners.get(value)
    return listener === undefined ? keep(value, handles, page.outlineOf) : { '#': 'function', listener }
  }
  const first = dataLayer.map(kept)

  /** Wraps a function that is passed to the page, as an argument or as the result of a listener. */
  const wrapListener = (value: unknown): unknown => {
    if (typeof value !== 'function') return value
    const known = listeners.get(value)
    if (known !== undefined) return wrapped[known]
    const listener = wrapped.length
    const wrapper = (...given: unknown[]) => {
      lines.push({ kind: 'callback', listener, given: given.map(kept) })
      return wrapListener(value(...given.map(wrapInteraction)))
    }
    wrapped.push(wrapper)
    listeners.set(value, listener).set(wrapper, listener)
    return wrapper
  }
  /** Wraps `defer` of a click or a submit. */
  const wrapInteraction = (value: any): unknown =>
    typeof value?.defer === 'function' ? { ...value, defer: wrapMember('defer', value.defer) } : value
  const wrapMember =
    (member: string, run: (...given: any[]) => unknown) =>
    (...given: unknown[]) => {
      const line = { kind: 'call' as const, member, given: given.map(kept), answer: null as Kept, inside: 0 }
      const before = lines.push(line)
      const answer = run(...given.map(wrapListener))
      line.answer = kept(answer)
      line.inside = lines.length - before
      return answer
    }

  const members = Object.entries(page).map(([member, value]) => [member, wrapMember(member, value)] as const)
  return {
    page: Object.fromEntries(members) as unknown as Page,
    dataLayer,
    push(item) {
      lines.push({ kind: 'push', item: kept(item) })
      dataLayer.push(item)
    },
    call(answer, ...call) {
      lines.push({ kind: 'api', call: call.map(kept) })
      return answer(call)
    },
    trace: () => ({ dataLayer: first, lines: structuredClone(lines) }),
  }
}
