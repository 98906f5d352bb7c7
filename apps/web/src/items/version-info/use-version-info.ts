import { type Version, versionPatch } from '@waymark/domain/version'
import { createVersionForm } from '@waymark/forms/models/version'
import { type FormEvent, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { editVersion } from '#data/versions.ts'
import { useForm } from '#form/use-form.ts'
import { useRestorableForm } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'

/** The key under which unsaved information about a version is stored. */
export const versionFormKey = (versionId: string) => `version:${versionId}`

/**
 * The form of a version's name and description. `save` answers the form's submit event: with `saved`, `unchanged`, or
 * `refused` when something is wrong, which the form then shows.
 */
export function useVersionInfo(appId: string, version: Version) {
  const edit = useChange(editVersion)
  const submit = useSubmit('edit-version')
  const [form] = useState(() => {
    const created = createVersionForm(version)
    // Its only errors are texts that are too long, which are shown while they are typed.
    created.send({ type: 'reveal' })
    return created
  })
  const { root, showErrors } = useErrorFocus(form)
  const { submitting } = useForm(form)
  const kept = useRestorableForm(versionFormKey(version.id), form)

  const save = async (event: FormEvent): Promise<'saved' | 'unchanged' | 'refused'> => {
    event.preventDefault()
    const status = form.status()
    if (status.submitting) return 'refused'
    if (status.errorCount > 0) {
      showErrors()
      return 'refused'
    }
    if (!status.dirty) return 'unchanged'
    const { ok } = await submit(form, (values) =>
      edit.mutateAsync({ params: { appId, versionId: version.id }, body: { data: versionPatch(version, values) } }),
    )
    return ok ? 'saved' : 'refused'
  }
  return { form, root, submitting, save, kept }
}
