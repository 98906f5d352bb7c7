import { useQueryClient } from '@tanstack/react-query'
import { PRIORITY_PATCH_LIMIT, type PriorityChanges, patchForOrder, sameOrder } from '@waymark/domain/tag'
import type { Form } from '@waymark/forms/form'
import { createPriorityOrderForm, mergeSaved, type PriorityValues, removeTag } from '@waymark/forms/models/priorities'
import { useEffect, useState } from 'react'
import { CallFailed } from '#data/api/call-failed.ts'
import { useChange } from '#data/api/change.ts'
import { type PrioritisedTag, prioritisedTagsQuery, setPriorities } from '#data/priorities.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useRestorableChanges } from '#form/use-restorable-changes.ts'

/** A tag on the list as the form keeps it. */
export type ListedTag = Pick<PrioritisedTag, 'id' | 'name' | 'template'>
export type PrioritiesForm = Form<PriorityValues<ListedTag>>

/** Changes on the server while the order was edited. */
export type Meanwhile =
  | { readonly is: 'changed'; readonly changes: PriorityChanges<ListedTag> }
  | { readonly is: 'deleted'; readonly names: readonly string[] }

const listed = (tags: readonly PrioritisedTag[]): readonly ListedTag[] =>
  tags.map(({ id, name, template }) => ({ id, name, template }))

/** The key under which an unsaved order is stored. */
export const priorityFormKey = (appId: string) => `priorities:${appId}`

/**
 * The form over the stored priorities. Newer ones are taken in whenever they are read; what was changed here stays.
 * `save` reads them again first: if another person changed them, it saves nothing but reports that.
 */
export function usePriorities(appId: string, stored: readonly PrioritisedTag[]) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const change = useChange(setPriorities)
  const [form] = useState<PrioritiesForm>(() => createPriorityOrderForm(listed(stored)))
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)

  const merge = (tags: readonly PrioritisedTag[]) => {
    const { dirty } = form.status()
    const changes = mergeSaved(form, listed(tags))
    if (changes && dirty) setMeanwhile({ is: 'changed', changes })
  }
  useEffect(() => {
    if (!form.get().submitting) merge(stored)
  }, [stored])

  const kept = useRestorableChanges(priorityFormKey(appId), ({ initial, values }) => {
    form.send({ type: 'rebase', initial, values })
    merge(stored)
  })

  /** Sends the numbers that differ from the stored ones. */
  const send = async (list: readonly ListedTag[], tags: readonly PrioritisedTag[]) => {
    const patch = patchForOrder(list, tags)
    for (let at = 0; at < patch.length; at += PRIORITY_PATCH_LIMIT) {
      const data = patch.slice(at, at + PRIORITY_PATCH_LIMIT)
      try {
        await change.mutateAsync({ params: { appId }, body: { data } })
      } catch (error) {
        const missing = missingIn(error, data)
        if (missing.length === 0) throw error
        return missing
      }
    }
    return []
  }

  const save = async () => {
    if (!form.status().canSubmit) return
    const { initial, values } = form.get()
    form.send({ type: 'submit' })
    try {
      const tags = await queries.fetchQuery({ ...prioritisedTagsQuery(appId), staleTime: 0 })
      if (!sameOrder(initial.list, tags)) {
        form.send({ type: 'reject', errors: [] })
        return merge(tags)
      }
      const missing = await send(values.list, tags)
      if (missing.length > 0) {
        form.send({ type: 'reject', errors: [] })
        const names = values.list.filter(({ id }) => missing.includes(id)).map(({ name }) => name)
        for (const id of missing) removeTag(form, id)
        return setMeanwhile({ is: 'deleted', names })
      }
      form.send({ type: 'accept', sent: values })
      setMeanwhile(null)
      merge(queries.getQueryData(prioritisedTagsQuery(appId).queryKey) ?? tags)
      toasts.done('set-priorities')
    } catch (error) {
      form.send({ type: 'reject', errors: [] })
      toasts.failed('set-priorities', error)
    }
  }
  const reset = () => {
    form.send({ type: 'reset' })
    setMeanwhile(null)
  }
  return { form, meanwhile, kept, save, reset }
}

/** The ids of a body that do not exist on the server. */
function missingIn(error: unknown, body: readonly { readonly id: string }[]): readonly string[] {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'status') return []
  return error.failure.errors.flatMap(({ code, source }) => {
    const place = /^\/data\/(\d+)\/id$/.exec(source?.pointer ?? '')?.[1]
    const id = place === undefined ? undefined : body[Number(place)]?.id
    return code === 'RELATED_RESOURCE_NOT_FOUND_ERROR' && id !== undefined ? [id] : []
  })
}
