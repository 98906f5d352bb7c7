import type { UserAction } from '@waymark/domain/failure'
import type { FormEvent } from 'react'
import type { SaveProps } from '#form/save-buttons.tsx'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { type StoredForm, useMergedSave } from './use-merged-save.ts'

/**
 * A form over what is stored, with a Save. `root` and `onSubmit` are for the `form` element, `saving` is for what shows Save,
 * `conflicts` and `kept` for `MergedNotes`, `restoreKey` for a `LeaveGuard`.
 */
export function useStoredForm<Stored, Values>({
  action,
  mayEdit = true,
  ...stored
}: StoredForm<Stored, Values> & { action: UserAction; mayEdit?: boolean }) {
  const { form, restoreKey } = stored
  const submit = useSubmit(action)
  const { save, ...merging } = useMergedSave(stored)
  const { root, showErrors } = useErrorFocus(form)

  const onSave = () => {
    const status = form.status()
    if (!mayEdit || status.submitting || !status.dirty) return
    if (status.errorCount > 0) return showErrors()
    void submit(form, save)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const saving: SaveProps = { form, onSave, onInvalid: showErrors }
  return { ...merging, form, restoreKey, root, saving, onSubmit }
}
