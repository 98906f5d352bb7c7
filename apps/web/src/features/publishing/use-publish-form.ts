import { useQuery } from '@tanstack/react-query'
import { mayPass } from '@waymark/api-client/client'
import type { OperationEnd } from '@waymark/api-client/poll'
import { TOASTS } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { type Version, versionNumber, versionPatch } from '@waymark/domain/version'
import { createVersionForm } from '@waymark/forms/models/version'
import { useEffect, useRef, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { notCompleted } from '#data/api/not-completed.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import type { OperationResult } from '#data/operations/running-operations.ts'
import { useOperationEnd, useOperations } from '#data/operations/use-operations.ts'
import { usePublishDraft } from '#data/operations/use-publish-draft.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { versionQuery } from '#data/versions.ts'
import { allKeptChanges, dropKeptChanges, keepChangesOf, keptChangesTo } from '#form/kept-changes.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { VERSION_NUMBERED } from '#i18n/version-messages.ts'

/** How often the published version is read while it is unknown whether the draft was published, in milliseconds. */
const LOOK_INTERVAL = 2_000

/** Why nothing was published: another user published first, or the reason in the message. */
export type Problem = 'published by another' | Message

/**
 * The name and description of the version that the draft becomes, with the stopped tags that it resumes. `submit` publishes
 * the changes of the given state and no others; the sheet closes when they are live and shows the error when they are not.
 * Without an answer, or when the end of the operation is unknown, they may be live all the same: then the published version
 * shows it.
 */
export function usePublishForm(site: Site, draft: Version, state: string | undefined) {
  const appId = site.id
  const { t } = useI18n()
  const toasts = useToasts()
  const publishing = usePublishDraft(site)
  const [resumed, setResumed] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const { data: me } = useQuery(meQuery)
  const user = me?.attributes.email
  const number = versionNumber(draft)
  const key = `publish:${appId}:${number}`
  const name = t(VERSION_NUMBERED, { number })
  const [form] = useState(() => {
    const created = createVersionForm(draft)
    created.send({ type: 'reveal' })
    const kept = keptChangesTo(key, user)
    for (const field of ['name', 'description'] as const)
      if (kept && kept.values[field] !== kept.initial[field]) created.field(field).setValue(kept.values[field])
    return created
  })
  const { root, showErrors } = useErrorFocus(form)
  // The texts of a version that exists now do not belong to the next one.
  useEffect(() => {
    for (const other of allKeptChanges())
      if (other.key.startsWith(`publish:${appId}:`) && other.key !== key) dropKeptChanges(other.key)
  }, [appId, key])
  // For when the sheet is opened again, also after a reload or another sign-in.
  useEffect(
    () => form.subscribe(() => (form.status().dirty ? keepChangesOf({ form, name, key }, user) : dropKeptChanges(key))),
    [form, name, key, user],
  )

  const closeAsLive = () => {
    dropKeptChanges(key)
    publishSheet.close()
  }
  useOperationEnd((end) => {
    const { of } = end
    if (of.kind !== 'publish' || of.appId !== appId || of.versionId !== 'draft') return false
    if (end.is === 'failed') {
      setProblem(problemOf(end))
      if (end.why.kind === 'unknown-end' || (end.why.kind !== 'operation' && mayPass(end.why))) setUnanswered(end)
      return true
    }
    closeAsLive()
    return false
  })

  const operations = useOperations()
  /** The number of the version to be made, until the call for it was made again. */
  const wantedNumber = useRef<string | null>(number)
  const [unanswered, setUnanswered] = useState<Extract<OperationResult, { is: 'failed' }> | null>(null)
  const { data: live } = useQuery({
    ...versionQuery(appId, 'published'),
    refetchInterval: unanswered !== null && LOOK_INTERVAL,
  })
  useEffect(() => {
    if (!unanswered || !live || versionNumber(live) !== wantedNumber.current) return
    wantedNumber.current = null
    setUnanswered(null)
    if (live.attributes.publisher?.email !== user) return setProblem('published by another')
    setProblem(null)
    if (unanswered.why.kind === 'unknown-end') {
      toasts.done('publish-version')
      return closeAsLive()
    }
    // The same call again gets the answer that was lost.
    operations.start(unanswered.of)
  }, [unanswered, live])

  const submit = () => {
    if (publishing.pending || state === undefined) return
    if (form.status().errorCount > 0) return showErrors()
    setProblem(null)
    setUnanswered(null)
    wantedNumber.current = number
    const { values, initial } = form.get()
    const { name, description } = versionPatch(
      { ...draft, attributes: AS_PUBLISHED(draft) },
      values,
      initial,
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
