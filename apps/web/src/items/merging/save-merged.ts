import type { ItemEdit } from '@waymark/domain/item-edit'
import type { FormModel } from '@waymark/forms/form'
import type { Merged } from '@waymark/forms/merge'
import { CallFailed, staleItemOf } from '#data/api/call-failed.ts'

/** How often a save is tried while other users save too. */
const ATTEMPTS = 3

/** What is stored, with its revision. */
export interface Stored<Values> {
  readonly values: Values
  readonly revision: string | undefined
}

/** What was merged when another user had saved meanwhile. */
interface Merging<Values> extends Merged<Values> {
  readonly base: Values
  readonly mine: Values
  /** The revision that was merged. */
  readonly revision: string | undefined
  /** The changes of other users. */
  readonly edits: readonly ItemEdit[]
}

/**
 * Saves `mine`, which was made from `base`. If another user has saved meanwhile, what is stored now is read and merged, and
 * it is tried again. Where both have changed the same field nothing is saved, and the call fails without a message.
 */
export async function saveMerged<Values>(
  model: FormModel<Values>,
  { base, mine, revision }: { base: Values; mine: Values; revision: string | undefined },
  {
    send,
    reload,
    onMerged,
  }: {
    send: (mine: Values, base: Values, revision: string | undefined) => Promise<unknown>
    reload: () => Promise<Stored<Values>>
    /** Called after each merge, with its conflicts. */
    onMerged: (merging: Merging<Values>) => void
  },
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(mine, base, revision)
    } catch (error) {
      const stale = staleItemOf(error)
      if (!stale || attempt === ATTEMPTS) throw error
      const [{ mergeForms }, fresh] = await Promise.all([import('@waymark/forms/merge'), reload()])
      const merged = mergeForms(model, { base, mine, theirs: fresh.values })
      onMerged({ ...merged, base, mine, revision: fresh.revision, edits: stale.changes })
      if (merged.conflicts.length > 0) throw new CallFailed({ kind: 'stopped' })
      base = merged.theirs
      mine = merged.values
      revision = fresh.revision
    }
  }
}
