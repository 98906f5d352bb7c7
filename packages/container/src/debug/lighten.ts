import { append, each } from '../engine/list.ts'
import type { Page } from '../engine/page.ts'
import type { DebugEvent } from './debug-event.ts'
import { serialise } from './serialise.ts'

/** Bytes of one message as JSON, less what the envelope takes. */
const MOST = 1_048_576 - 256
const TOO_LARGE = { isJson: false, value: '[too large]' }

/**
 * An event as it fits into one message: without the values of variables where it is too large, then without the triggers
 * that decided nothing. What is left are the ids of the version itself.
 */
export function lighten(page: Page, event: DebugEvent): DebugEvent {
  if (isLight(page, event)) return event
  const variables: DebugEvent['variables'][number][] = []
  each(event.variables, (variable) => append(variables, { ...variable, serializedValue: TOO_LARGE }))
  const light = { ...event, variables }
  if (isLight(page, light)) return light
  const tags: DebugEvent['tags'][number][] = []
  each(event.tags, (tag) => append(tags, { ...tag, relatedTriggers: [] }))
  return { ...light, tags }
}

function isLight(page: Page, event: DebugEvent): boolean {
  const { isJson, value } = serialise(page, event, MOST, MOST)
  return isJson && new TextEncoder().encode(value).length <= MOST
}
