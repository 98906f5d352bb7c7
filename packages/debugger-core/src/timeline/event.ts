import type { DebugEvent } from '@waymark/domain/debug-protocol'

/** The container's own events, named events of the page, and pushes without a name. */
export const EVENT_KINDS = ['system', 'custom', 'push'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Prefix of the names of the container's own events. */
const SYSTEM_PREFIX = 'waymark.'

/** An event of the timeline. */
export interface TimelineEvent {
  /** Unique in the session, counted from 1. */
  readonly number: number
  readonly kind: EventKind
  /** Null for a push without a name. */
  readonly name: string | null
  /** The ids of the tags that fired. */
  readonly fired: readonly string[]
  readonly debug: DebugEvent
}

export function timelineEvent(number: number, debug: DebugEvent): TimelineEvent {
  const name = nameOf(debug.dataLayerEvent)
  const fired = debug.tags.filter((tag) => tag.fired).map((tag) => tag.id)
  return { number, kind: kindOf(name), name, fired, debug }
}

function kindOf(name: string | null): EventKind {
  if (name === null) return 'push'
  return name.startsWith(SYSTEM_PREFIX) ? 'system' : 'custom'
}

/** Finds the name in a text that was cut and is no JSON any more. */
const NAME_AT_START = /^\{(?:"\[\[Class\]\]":"(?:[^"\\]|\\.)*",)?"event":("(?:[^"\\]|\\.)*")/u

function nameOf({ isJson, value }: DebugEvent['dataLayerEvent']): string | null {
  try {
    const name: unknown = isJson ? JSON.parse(value)?.event : JSON.parse(NAME_AT_START.exec(value)?.[1] ?? 'null')
    return typeof name === 'string' && name !== '' ? name : null
  } catch {
    return null
  }
}
