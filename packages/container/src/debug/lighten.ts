import { append, each } from '../engine/list.ts'
import type { DebugEvent } from './debug-event.ts'

/** Bytes of one message as JSON, less what the envelope takes. */
const MOST = 1_048_576 - 256
const TOO_LARGE = { isJson: false, value: '[too large]' }

/**
 * An event as it fits into one message: without the values of variables where it is too large, then without the triggers
 * that decided nothing. What is left are the ids of the version itself.
 */
export function lighten(event: DebugEvent): DebugEvent {
  if (isLight(event)) return event
  const variables: DebugEvent['variables'][number][] = []
  each(event.variables, (variable) => append(variables, { ...variable, serializedValue: TOO_LARGE }))
  const light = { ...event, variables }
  if (isLight(light)) return light
  const tags: DebugEvent['tags'][number][] = []
  each(event.tags, (tag) => append(tags, { ...tag, relatedTriggers: [] }))
  return { ...light, tags }
}

/**
 * By the browser's own writer, which takes a fraction of the time of ours. A page that breaks it gets events as they
 * are: each of their values has a cap of its own.
 */
function isLight(event: DebugEvent): boolean {
  try {
    const text = JSON.stringify(event)
    // A character takes three bytes at most.
    return text.length * 3 <= MOST || new TextEncoder().encode(text).length <= MOST
  } catch {
    return true
  }
}
