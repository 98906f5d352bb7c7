import type { DebugEvent } from '../protocol/index.ts'

/** The kinds of event: the container's own, the page's own, and pushes that name no event. */
export const EVENT_KINDS = ['system', 'custom', 'push'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** How the names of the container's own events begin. */
const SYSTEM_PREFIX = 'waymark.'

/** An event as the list shows it. */
export interface TimelineEvent {
  /** Counts from 1 through the whole session; a number is given once. */
  readonly number: number
  readonly kind: EventKind
  /** Null for a push that names no event. */
  readonly name: string | null
  /** The ids of the tags that fired. */
  readonly fired: readonly string[]
  readonly debug: DebugEvent
}

/** What a debug event is in the list. */
export function timelineEvent(number: number, debug: DebugEvent): TimelineEvent {
  const name = nameOf(debug.dataLayerEvent)
  const fired = debug.tags.filter((tag) => tag.fired).map((tag) => tag.id)
  return { number, kind: kindOf(name), name, fired, debug }
}

function kindOf(name: string | null): EventKind {
  if (name === null) return 'push'
  return name.startsWith(SYSTEM_PREFIX) ? 'system' : 'custom'
}

/** A text that was cut is no JSON any more; its beginning may still hold the name. */
const NAME_AT_START = /^\{"event":("(?:[^"\\]|\\.)*")/u

function nameOf({ isJson, value }: DebugEvent['dataLayerEvent']): string | null {
  try {
    const name: unknown = isJson ? JSON.parse(value)?.event : JSON.parse(NAME_AT_START.exec(value)?.[1] ?? 'null')
    return typeof name === 'string' && name !== '' ? name : null
  } catch {
    return null
  }
}
