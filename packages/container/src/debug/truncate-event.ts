import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { MAX_MESSAGE_BYTES } from '@waymark/domain/debug-protocol/constants'
import { append, each } from '../engine/core/list.ts'

/** Bytes that are left for the envelope. */
const ENVELOPE_BYTES = 256
const TOO_LARGE = { isJson: false, value: '[too large]' }

/**
 * An event that fits into one message: if it is too large, without the values of its variables, then without the
 * triggers that did not decide about a tag. The ids of the version always remain.
 */
export function shrink(event: DebugEvent): DebugEvent {
  if (fits(event)) return event
  const variables: DebugEvent['variables'][number][] = []
  each(event.variables, (variable) => append(variables, { ...variable, serializedValue: TOO_LARGE }))
  const withoutValues = { ...event, variables }
  if (fits(withoutValues)) return withoutValues
  const tags: DebugEvent['tags'][number][] = []
  each(event.tags, (tag) => append(tags, { ...tag, relatedTriggers: [], blockingTriggers: undefined }))
  return { ...withoutValues, tags }
}

/** Where the page has broken `JSON.stringify`, every event counts as small enough: each of its values has its own limit. */
function fits(event: DebugEvent): boolean {
  const most = MAX_MESSAGE_BYTES - ENVELOPE_BYTES
  try {
    const text = JSON.stringify(event)
    // A character takes at most three bytes in UTF-8.
    return text.length * 3 <= most || new TextEncoder().encode(text).length <= most
  } catch {
    return true
  }
}
