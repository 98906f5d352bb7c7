import * as v from 'valibot'
import { linkTo, resourceWith } from '../resource/index.ts'
import { VersionAttributes } from '../version/index.ts'
import { ChangelogEntry } from './entry.ts'

/** A change of one item, with the version it belongs to. */
export const ItemChange = v.object({
  ...ChangelogEntry.entries,
  relationships: v.object({ version: v.object({ data: linkTo('version') }) }),
})
export type ItemChange = v.InferOutput<typeof ItemChange>

/** A version in which the item changed; `newer_without_changes` is the number of newer ones in which it did not. */
export const ChangedVersion = resourceWith('version', VersionAttributes, {
  meta: v.object({ newer_without_changes: v.pipe(v.number(), v.integer()) }),
})
export type ChangedVersion = v.InferOutput<typeof ChangedVersion>

/** A version and its changes of an item, newest first. */
export interface HistoryGroup {
  readonly version: ChangedVersion
  readonly changes: readonly ItemChange[]
  /** Number of versions without a change of the item between this one and the next newer group. */
  readonly skipped: number
}

/** Groups the changes of an item by version. Both are in the order of the server, newest first. */
export function historyGroups(
  changes: readonly ItemChange[],
  versions: readonly ChangedVersion[],
): readonly HistoryGroup[] {
  let passed = 0
  return versions.flatMap((version) => {
    const own = changes.filter(({ relationships }) => relationships.version.data.id === version.id)
    if (own.length === 0) return []
    const skipped = Math.max(0, version.meta.newer_without_changes - passed)
    passed = version.meta.newer_without_changes
    return [{ version, changes: own, skipped }]
  })
}
