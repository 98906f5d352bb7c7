import type { DebugEvent, TagResult } from '@waymark/domain/debug-protocol'

/** Whether a tag took the most time of at least two that fired on an event. */
export function isSlowest({ id, milliseconds = 0 }: TagResult, { tags }: Pick<DebugEvent, 'tags'>): boolean {
  const others = tags.filter((tag) => tag.fired && tag.id !== id)
  return others.length > 0 && others.every((tag) => (tag.milliseconds ?? 0) < milliseconds)
}
