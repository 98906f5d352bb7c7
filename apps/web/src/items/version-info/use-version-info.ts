import { useQueryClient } from '@tanstack/react-query'
import { type Version, type VersionForm, versionPatch } from '@waymark/domain/version'
import { createVersionForm } from '@waymark/forms/models/version'
import { type FormEvent, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { editVersion, versionQuery } from '#data/versions.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useMergedSave } from '#items/stored-form/use-merged-save.ts'

/** The key under which unsaved information about a version is stored. */
export const versionFormKey = (versionId: string) => `version:${versionId}`

/**
 * The form of a version's name and description. `save` answers the form's submit event: with `saved`, `unchanged`, or
 * `refused` when something is wrong, which the form then shows. What another user has saved meanwhile is kept; `theirs` are
 * the texts of fields that both have changed, which the next save replaces.
 */
export function useVersionInfo(appId: string, version: Version) {
  const queries = useQueryClient()
  const edit = useChange(editVersion)
  const submit = useSubmit('edit-version')
  const [form] = useState(() => {
    const created = createVersionForm(version)
    // Its only errors are texts that are too long, which are shown while they are typed.
    created.send({ type: 'reveal' })
    return created
  })
  const { root, showErrors } = useErrorFocus(form)
  const merging = useMergedSave<Version, VersionForm>({
    form,
    stored: version,
    createForm: createVersionForm,
    restoreKey: versionFormKey(version.id),
    read: async () => {
      const stored = await queries.fetchQuery({ ...versionQuery(appId, version.id), staleTime: 0 })
      return { stored, revision: stored.meta?.revision }
    },
    send: (mine, saved, revision) =>
      edit.mutateAsync({
        params: { appId, versionId: version.id },
        revision,
        body: { data: versionPatch(version, mine, saved) },
      }),
  })
  const { initial } = form.get()
  const theirs: Partial<VersionForm> = Object.fromEntries(
    merging.conflicts.map(({ path: [name] }) => [name, initial[name as keyof VersionForm]]),
  )

  const save = async (event: FormEvent): Promise<'saved' | 'unchanged' | 'refused'> => {
    event.preventDefault()
    const status = form.status()
    if (status.submitting) return 'refused'
    if (status.errorCount > 0) {
      showErrors()
      return 'refused'
    }
    if (!status.dirty) return 'unchanged'
    const { ok } = await submit(form, merging.save)
    return ok ? 'saved' : 'refused'
  }
  return { form, root, submitting: merging.submitting, save, kept: merging.kept, theirs }
}
