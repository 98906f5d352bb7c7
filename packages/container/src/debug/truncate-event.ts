import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { MAX_MESSAGE_BYTES } from '@waymark/domain/debug-protocol/constants'
import { append, each } from '../engine/core/list.ts'

/** Bytes reserved for the envelope. */
const ENVELOPE_BYTES = 256
const TOO_LARGE = { isJson: false, value: '[too large]' }

/**
 * Makes an event fit into one message: if it is too large, removes the values of its variables, then also the triggers
 * other than the related one of each tag. The ids of the version always remain.
 */
export function truncateEvent(event: DebugEvent): DebugEvent {
  if (fits(event)) return event
  const variables: DebugEvent['variables'][number][] = []
  each(event.variables, (variable) => append(variables, { ...variable, serializedValue: TOO_LARGE }))
  const withoutValues = { ...event, variables }
  if (fits(withoutValues)) return withoutValues
  const tags: DebugEvent['tags'][number][] = []
  each(event.tags, (tag) => append(tags, { ...tag, relatedTriggers: [], blockingTriggers: undefined }))
  return { ...withoutValues, tags }
}

/** Whether an event fits; assumed if the page has broken `JSON.stringify`, since each value has a limit of its own. */
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
