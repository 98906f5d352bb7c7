import type { Form, FormSetting } from '@waymark/forms/form'
import { isDirty } from '@waymark/forms/form'
import type { Merged } from '@waymark/forms/merge'
import { useEffect, useRef, useState } from 'react'
import type { Current } from '#data/api/read-current.ts'
import { useForm } from '#form/use-form.ts'
import { type RestorableChanges, useMergedRestore } from '#form/use-restorable-changes.ts'
import { mergeStored, saveMerged } from '../merging/save-merged.ts'

/** A form over what is stored. */
export interface StoredForm<Stored, Values> {
  readonly form: Form<Values>
  readonly stored: Stored
  /** Always the same function. */
  readonly createForm: (stored: Stored) => Form<Values>
  /** The key under which unsaved changes are stored when the session ends. */
  readonly restoreKey: string
  /** Reads what is stored now. */
  readonly read: () => Promise<Current<Stored>>
  /** Saves if what is stored still has the revision. */
  readonly send: (values: Values, initial: Values, revision: string | undefined) => Promise<unknown>
}

/** A form whose changes are merged with those of other users. */
export interface MergedSave<Values> {
  /** Saves the form; for a `useSubmit`. */
  readonly save: (values: Values, initial: Values) => Promise<unknown>
  readonly dirty: boolean
  readonly submitting: boolean
  /** Fields that both have changed: the form keeps the user's values, which have not been saved. */
  readonly conflicts: readonly FormSetting[]
  /** Changes that were not saved when the session ended. */
  readonly kept: RestorableChanges | null
}

/**
 * Saves a form over what is stored now, which is read before. What other users have changed in other fields is taken; where
 * they have changed the same field nothing is saved, and the next save replaces theirs. Without unsaved changes the form
 * follows what is stored.
 */
export function useMergedSave<Stored, Values>({
  form,
  stored,
  createForm,
  restoreKey,
  read,
  send,
}: StoredForm<Stored, Values>): MergedSave<Values> {
  const { dirty, submitting } = useForm(form)
  const [conflicts, setConflicts] = useState<readonly FormSetting[]>([])
  const followed = useRef(stored)

  useEffect(() => {
    if (dirty || submitting) return
    setConflicts([])
    if (followed.current === stored) return
    // Has what was merged while it was saved.
    followed.current = stored
    const { initial } = createForm(stored).get()
    form.send({ type: 'rebase', initial, values: initial })
  }, [form, createForm, stored, dirty, submitting])

  const kept = useMergedRestore(restoreKey, form, (merged) => setConflicts(merged.conflicts))

  const save = async (mine: Values, base: Values) => {
    let merged = null as Merged<Values> | null
    const merge = {
      reload: async () => {
        const now = await read()
        return { values: createForm(now.stored).get().initial, revision: now.revision }
      },
      onMerged: (merging: Merged<Values>) => {
        merged = merging
        setConflicts(merging.conflicts)
      },
    }
    try {
      const changes = await mergeStored(form.model, { base, mine }, merge)
      if (isDirty({ initial: changes.base, values: changes.mine }))
        await saveMerged(form.model, changes, { send, ...merge })
    } catch (error) {
      // The form then has what was refused.
      if (merged) form.send({ type: 'rebase', initial: merged.theirs, values: merged.values })
      throw error
    }
  }
  return { save, dirty, submitting, conflicts, kept: dirty ? null : kept }
}
