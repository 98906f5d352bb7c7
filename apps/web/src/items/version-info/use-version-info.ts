import { useQueryClient } from '@tanstack/react-query'
import { type Version, type VersionForm, versionForm, versionPatch } from '@waymark/domain/version'
import type { Merged } from '@waymark/forms/merge'
import { createVersionForm } from '@waymark/forms/models/version'
import { type FormEvent, useRef, useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { editVersion, versionQuery } from '#data/versions.ts'
import { useForm } from '#form/use-form.ts'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { saveMerged } from '#items/merging/save-merged.ts'

/** The key under which unsaved information about a version is stored. */
export const versionFormKey = (versionId: string) => `version:${versionId}`

const loadMerging = () => import('@waymark/forms/merge')

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
  /** The revision that the saved values of the form are of. */
  const revision = useRef(version.meta?.revision)
  const [theirs, setTheirs] = useState<Partial<VersionForm>>({})
  const { root, showErrors } = useErrorFocus(form)
  const { submitting } = useForm(form)

  const take = ({ theirs: saved, values, conflicts }: Merged<VersionForm>) => {
    form.send({ type: 'rebase', initial: saved, values })
    setTheirs(Object.fromEntries(conflicts.map(({ path: [name] }) => [name, saved[name as keyof VersionForm]])))
  }
  const kept = useRestorableChanges(versionFormKey(version.id), async ({ initial, values }) => {
    const { mergeForms } = await loadMerging()
    take(mergeForms(form.model, { base: initial, mine: values, theirs: form.get().initial }))
  })

  /** Saves the changed texts. If another user has saved others meanwhile, these are read and it is tried again. */
  const send = (values: VersionForm, initial: VersionForm) =>
    saveMerged(
      form.model,
      { base: initial, mine: values, revision: revision.current },
      {
        send: (mine, saved, current) =>
          edit.mutateAsync({
            params: { appId, versionId: version.id },
            revision: current,
            body: { data: versionPatch(version, mine, saved) },
          }),
        reload: async () => {
          const fresh = await queries.fetchQuery({ ...versionQuery(appId, version.id), staleTime: 0 })
          return { values: versionForm(fresh), revision: fresh.meta?.revision }
        },
        onMerged: (merged) => {
          revision.current = merged.revision
          if (merged.conflicts.length > 0) take(merged)
        },
      },
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
    const { ok } = await submit(form, send)
    return ok ? 'saved' : 'refused'
  }
  return { form, root, submitting, save, kept, theirs }
}
