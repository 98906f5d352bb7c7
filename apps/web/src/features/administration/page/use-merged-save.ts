import type { Form, FormSetting } from '@waymark/forms/form'
import { isDirty } from '@waymark/forms/form'
import type { Merged } from '@waymark/forms/merge'
import { useEffect, useRef, useState } from 'react'
import type { Current } from '#data/api/read-current.ts'
import { useForm } from '#form/use-form.ts'
import { type RestorableChanges, useRestorableChanges } from '#form/use-restorable-changes.ts'
import { mergeStored, saveMerged } from '#items/merging/save-merged.ts'

/** A form whose changes are merged with those of other owners. */
export interface MergedSave<Values> {
  /** Saves the form; for a `useSubmit`. */
  readonly save: (values: Values, initial: Values) => Promise<unknown>
  /** Fields that both have changed: the form keeps the user's values, which have not been saved. */
  readonly conflicts: readonly FormSetting[]
  /** Changes that were not saved when the session ended. */
  readonly kept: RestorableChanges | null
}

/**
 * Saves a form over what is stored now, which is read before. What other owners have changed in other fields is taken; where
 * they have changed the same field nothing is saved, and the next save replaces theirs.
 */
export function useMergedSave<Stored, Values>({
  form,
  stored,
  createForm,
  settings,
  restoreKey,
  read,
  send,
}: {
  form: Form<Values>
  stored: Stored
  createForm: (stored: Stored) => Form<Values>
  /** The fields, where the form does not name them. */
  settings?: readonly FormSetting[]
  /** The key under which unsaved changes are stored when the session ends. */
  restoreKey: string
  /** Reads what is stored now. */
  read: () => Promise<Current<Stored>>
  /** Saves if what is stored still has the revision. */
  send: (values: Values, initial: Values, revision: string | undefined) => Promise<unknown>
}): MergedSave<Values> {
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

  const model = settings ? { ...form.model, settings: () => settings } : form.model

  const kept = useRestorableChanges(restoreKey, async ({ initial, values }) => {
    const { mergeForms } = await import('@waymark/forms/merge')
    const merged = mergeForms(model, { base: initial, mine: values, theirs: form.get().initial })
    setConflicts(merged.conflicts)
    form.send({ type: 'rebase', initial: merged.theirs, values: merged.values })
  })

  return {
    save: async (mine, base) => {
      const merge = {
        reload: async () => {
          const now = await read()
          return { values: createForm(now.stored).get().initial, revision: now.revision }
        },
        onMerged: ({ conflicts, theirs, values }: Merged<Values>) => {
          setConflicts(conflicts)
          if (conflicts.length > 0) form.send({ type: 'rebase', initial: theirs, values })
        },
      }
      const changes = await mergeStored(model, { base, mine }, merge)
      if (isDirty({ initial: changes.base, values: changes.mine })) await saveMerged(model, changes, { send, ...merge })
    },
    conflicts,
    kept: dirty ? null : kept,
  }
}
