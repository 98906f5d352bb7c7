import { type Content, contentHash } from '#items/content.ts'
import type { Change } from './changelog-content.ts'

/** One change per item that is not the same in both contents: what was added or edited first, then what is gone. */
export const differences = (before: Content, after: Content): Change[] => [
  ...between(before.tags, after.tags, contentHash.tag).map((change) => ({ kind: 'tag' as const, ...change })),
  ...between(before.triggers, after.triggers, contentHash.trigger).map((change) => ({
    kind: 'trigger' as const,
    ...change,
  })),
  ...between(before.variables, after.variables, contentHash.variable).map((change) => ({
    kind: 'variable' as const,
    ...change,
  })),
]

function between<T extends { id: string }>(before: readonly T[], after: readonly T[], hash: (item: T) => string) {
  const old = new Map(before.map((item) => [item.id, item]))
  const kept = new Set(after.map((item) => item.id))
  const changed = after.flatMap((item) => {
    const was = old.get(item.id)
    return was && hash(was) === hash(item) ? [] : [{ before: was ?? null, after: item as T | null }]
  })
  const gone = before.filter((item) => !kept.has(item.id)).map((item) => ({ before: item as T | null, after: null }))
  return [...changed, ...gone]
}
