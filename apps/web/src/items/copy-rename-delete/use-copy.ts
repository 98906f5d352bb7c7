import { useQueryClient } from '@tanstack/react-query'
import type { RunEnd } from '@waymark/api-client/poll'
import { type CopyForm, copiedItem, type ItemKind } from '@waymark/domain/copy'
import { TOASTS } from '@waymark/domain/failure'
import type { OperationSummary } from '@waymark/domain/operation'
import { useEffect, useRef } from 'react'
import { apiOf } from '#data/api.ts'
import { notCompleted } from '#data/not-completed.ts'
import type { FieldOutcome } from '#data/toasts/after-failure.ts'
import { useToasts } from '#data/toasts/toasts.tsx'
import { contentKeys } from '#data/versions.ts'
import type { Copyable } from './copying.ts'
import { followCopy } from './follow-copy.ts'

/** The new item, where it is, and what the server has to tell of those that came with it. */
export interface Copied {
  readonly appId: string
  readonly id: string
  readonly summary: OperationSummary | null | undefined
}

/** How a copy ended for the dialog that began it: refused at places of its form, done, or shown in a toast. */
export type CopyEnd =
  | { readonly is: 'copied'; readonly copied: Copied }
  | { readonly is: 'refused'; readonly outcomes: readonly FieldOutcome[] }

/**
 * Copies an item and says how it went. The copy goes on when its dialog has gone; then a toast is all that tells of
 * its end, and nobody is taken anywhere.
 */
export function useCopy(kind: ItemKind, appId: string, copy: Copyable) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const endOf = (form: CopyForm, end: RunEnd): CopyEnd => {
    if (end.is === 'failed') {
      const outcomes = toasts.failed(`copy-${kind}`, notCompleted(end.why))
      if (!shown.current && outcomes.length > 0) toasts.failure(TOASTS[`copy-${kind}`].failure)
      return { is: 'refused', outcomes }
    }
    const { parameters, summary } = end.operation.attributes
    const target = copiedItem(kind, parameters) ?? { appId: form.targetApp ?? appId, id: end.about?.id ?? '' }
    for (const queryKey of contentKeys(target.appId)) void queries.invalidateQueries({ queryKey })
    toasts.done(`copy-${kind}`)
    return { is: 'copied', copied: { ...target, summary } }
  }

  /** Resolves with nothing when the dialog has gone meanwhile. */
  return async (form: CopyForm): Promise<CopyEnd | undefined> => {
    const client = apiOf(queries)
    const end = endOf(form, await followCopy({ client, appId, start: () => copy.start(client, form) }))
    return shown.current ? end : undefined
  }
}
