import { useQuery } from '@tanstack/react-query'
import type { AnyForm, Form } from '@waymark/forms/form'
import type { Merged } from '@waymark/forms/merge'
import { useState } from 'react'
import { meQuery } from '#data/account.ts'
import { dropKeptChanges, type KeptChanges, keptChangesTo } from './kept-changes.ts'

/** The actions on changes that were not saved when the session ended. */
export interface RestorableChanges {
  readonly restore: () => void
  readonly drop: () => void
}

/** The changes kept for the current user under a key; null when there are none, or they were restored or dropped. */
export function useRestorableChanges(key: string, restore: (kept: KeptChanges) => unknown): RestorableChanges | null {
  const { data: me } = useQuery(meQuery)
  const [offers, setOffers] = useState(true)
  const kept = offers ? keptChangesTo(key, me?.attributes.email) : undefined
  const drop = () => {
    dropKeptChanges(key)
    setOffers(false)
  }
  if (!kept) return null
  return { restore: () => void Promise.resolve(restore(kept)).then(drop), drop }
}

/** The changes kept for a form; restored, they are merged with what is stored now, and `onMerged` gets what was merged. */
export const useMergedRestore = <Values>(
  key: string,
  form: Form<Values>,
  onMerged: (merged: Merged<Values>, kept: KeptChanges) => void,
): RestorableChanges | null =>
  useRestorableChanges(key, async (kept) => {
    const { mergeForms } = await import('@waymark/forms/merge')
    const merged = mergeForms(form.model, { base: kept.initial, mine: kept.values, theirs: form.get().initial })
    form.send({ type: 'rebase', initial: merged.theirs, values: merged.values })
    onMerged(merged, kept)
  })

/** The changes kept for a form that takes them back as they were. */
export const useRestorableForm = (key: string, form: AnyForm): RestorableChanges | null =>
  useRestorableChanges(key, ({ values }) => form.send({ type: 'rebase', initial: form.get().initial, values }))
