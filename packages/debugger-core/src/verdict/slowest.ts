import type { DebugEvent, TagResult } from '@waymark/domain/debug-protocol'

/** Whether a tag took the most time of at least two that fired on an event. */
export function isSlowest({ id, milliseconds = 0 }: TagResult, { tags }: Pick<DebugEvent, 'tags'>): boolean {
  const others = tags.filter((tag) => tag.fired && tag.id !== id)
  return others.length > 0 && others.every((tag) => (tag.milliseconds ?? 0) < milliseconds)
}

/** The longest task of the page view and how many other tags fired in it; null for a tag that did not. */
export function longestTaskOf(
  { inLongestTask }: TagResult,
  { longestTask, longestTaskTags = 1 }: Pick<DebugEvent, 'longestTask' | 'longestTaskTags'>,
): { milliseconds: number; others: number } | null {
  if (!inLongestTask || longestTask === undefined) return null
  return { milliseconds: longestTask, others: Math.max(0, longestTaskTags - 1) }
}
