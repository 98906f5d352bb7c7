import type { OperationEnd } from '@waymark/api-client/poll'
import { TOASTS } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { type Version, type VersionForm, versionPatch } from '@waymark/domain/version'
import { createVersionForm } from '@waymark/forms/models/version'
import { useEffect, useState } from 'react'
import { reportOfThrown } from '#data/failure-report.ts'
import { notCompleted } from '#data/not-completed.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { useOperationEnd } from '#data/operations/use-operations.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { useErrorFocus } from '#form/use-submit.ts'

/** Why nothing was published: another user published first, or the reason in the message. */
export type Problem = 'published by another' | Message

/** What was typed for the next version of each site, for when the sheet is opened again. */
const typed = new Map<string, VersionForm>()

/**
 * The name and description of the version that the draft becomes, with the stopped tags that it resumes. `submit` publishes
 * the changes of the given state and no others; the sheet closes when they are live and says why when they are not.
 */
export function usePublishForm(site: Site, draft: Version, state: string | undefined) {
  const appId = site.id
  const publishing = usePublishDraft(site)
  const [resumed, setResumed] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [form] = useState(() => {
    const created = createVersionForm(draft)
    created.send({ type: 'reveal' })
    const kept = typed.get(appId)
    if (kept) for (const field of ['name', 'description'] as const) created.field(field).setValue(kept[field])
    return created
  })
  const { root, showErrors } = useErrorFocus(form)
  useEffect(() => form.subscribe(() => typed.set(appId, form.get().values)), [form, appId])

  useOperationEnd((end) => {
    const { of } = end
    if (of.kind !== 'publish' || of.appId !== appId || of.versionId !== 'draft') return false
    if (end.is === 'failed') {
      setProblem(problemOf(end))
      return true
    }
    typed.delete(appId)
    publishSheet.close()
    return false
  })

  const submit = () => {
    if (publishing.pending || state === undefined) return
    if (form.status().errorCount > 0) return showErrors()
    setProblem(null)
    const { name, description } = versionPatch(
      { ...draft, attributes: AS_PUBLISHED(draft) },
      form.get().values,
    ).attributes
    publishing.confirm({ name, description, state, resumed_tags: [...resumed] })
  }
  return {
    form,
    root,
    resumed,
    setResumed,
    problem,
    submit,
    pending: publishing.pending,
    permitted: publishing.permitted,
  }
}

/** A draft has no name to write, the version that it becomes has. */
const AS_PUBLISHED = ({ attributes }: Version): Version['attributes'] => ({ ...attributes, version_type: 'published' })

function problemOf({ why }: Extract<OperationEnd, { is: 'failed' }>): Problem {
  const failed = notCompleted(why)
  const codes = failed.failure.kind === 'status' ? failed.failure.codes : []
  if (codes.includes('NO_CHANGES_TO_PUBLISH_ERROR')) return 'published by another'
  const fallback = TOASTS['publish-version'].failure
  return reportOfThrown(failed, fallback).message ?? fallback
}
