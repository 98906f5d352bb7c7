import type { PriorityChanges, Ranked } from '@waymark/domain/tag'
import { useI18n } from '#i18n/use-i18n.ts'
import { CHANGES } from './priority-messages.ts'

/** How many tags were added, removed or moved. */
export const countOf = ({ added, removed, moved }: PriorityChanges<Ranked>): number =>
  added.length + removed.length + moved.length

/** "1 added, 1 moved from 8 to 5" */
export function useChangeSummary() {
  const { t } = useI18n()
  return ({ added, removed, moved }: PriorityChanges<Ranked>): string => {
    const [first] = moved
    return [
      added.length > 0 && t(CHANGES.added, { count: added.length }),
      removed.length > 0 && t(CHANGES.removed, { count: removed.length }),
      moved.length > 1 && t(CHANGES.moved, { count: moved.length }),
      moved.length === 1 && first && t(CHANGES.movedOne, { from: first.from + 1, to: first.to + 1 }),
    ]
      .filter((text) => text !== false && text !== undefined)
      .join(', ')
  }
}
