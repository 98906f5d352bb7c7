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

interface Merge<Values> {
  /** Reads what is stored now. */
  readonly reload: () => Promise<Stored<Values>>
  /** Called after each merge, with its conflicts. */
  readonly onMerged: (merging: Merging<Values>) => void
}

/** Changes `mine` to `base`, which has the revision. */
interface Changes<Values> {
  readonly base: Values
  readonly mine: Values
  readonly revision: string | undefined
}

/**
 * Merges changes with what is stored now; the result changes that. `edits` are those of other users since then.
 * Where both have changed the same field it fails without a message.
 */
export async function mergeStored<Values>(
  model: FormModel<Values>,
  { base, mine }: Pick<Changes<Values>, 'base' | 'mine'>,
  { reload, onMerged }: Merge<Values>,
  edits: readonly ItemEdit[] = [],
): Promise<Changes<Values>> {
  const [{ mergeForms }, { values: theirs, revision }] = await Promise.all([import('@waymark/forms/merge'), reload()])
  const merged = mergeForms(model, { base, mine, theirs })
  onMerged({ ...merged, base, mine, revision, edits })
  if (merged.conflicts.length > 0) throw new CallFailed({ kind: 'stopped' })
  return { base: merged.theirs, mine: merged.values, revision }
}

/**
 * Saves `mine`, which was made from `base`. If another user has saved meanwhile, it is merged with what is stored now and
 * tried again. Where both have changed the same field nothing is saved, and the call fails without a message.
 */
export async function saveMerged<Values>(
  model: FormModel<Values>,
  changes: Changes<Values>,
  {
    send,
    ...merge
  }: Merge<Values> & { send: (mine: Values, base: Values, revision: string | undefined) => Promise<unknown> },
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(changes.mine, changes.base, changes.revision)
    } catch (error) {
      const stale = staleItemOf(error)
      if (!stale || attempt === ATTEMPTS) throw error
      changes = await mergeStored(model, changes, merge, stale.changes)
    }
  }
}
