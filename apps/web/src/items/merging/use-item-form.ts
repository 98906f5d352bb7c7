import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserAction } from '@waymark/domain/failure'
import type { ItemEdit, OtherUser } from '@waymark/domain/item-edit'
import type { Form, FormSetting } from '@waymark/forms/form'
import { useEffect, useRef, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { contentKeys } from '#data/api/keys.ts'
import { changesSince, usePresence } from '#data/presence.ts'
import { useForm } from '#form/use-form.ts'
import { type RestorableChanges, useMergedRestore } from '#form/use-restorable-changes.ts'
import { useSubmit } from '#form/use-submit.ts'
import { joined, type Merge, type MergedSetting, resolved } from './merge.ts'
import { type Stored, saveMerged } from './save-merged.ts'

interface Options<Values> {
  readonly appId: string
  readonly itemId: string
  readonly action: UserAction
  readonly form: Form<Values>
  /** The item as it is shown now; the values are read when they are needed. */
  readonly revision: string | undefined
  /** Another text for every state of the item; the revision when absent. */
  readonly version?: string
  readonly open: () => Values
  /** Reads the item again. */
  readonly reload: () => Promise<Stored<Values>>
  /** Saves; with a revision only if the item still has it. */
  readonly send: (values: Values, initial: Values, revision: string | undefined) => Promise<unknown>
}

/** The form of an item that other users may change at the same time. */
export interface ItemForm {
  readonly itemId: string
  /** Changes that were not saved when the session ended, until they are restored or dropped. */
  readonly kept: RestorableChanges | null
  readonly save: () => Promise<{ readonly ok: boolean }>
  readonly merge: Merge | null
  /** Whether the sheet is open in which the user chooses between both changes. */
  readonly choosing: boolean
  readonly setChoosing: (open: boolean) => void
  /** Goes on with these values, in which some of what was taken from others is undone. */
  readonly choose: (values: any, undone: readonly MergedSetting[]) => void
  readonly others: readonly OtherUser[]
}

/**
 * The merge into the form, and whether the user is choosing between both changes. Both are cleared when the form has no
 * changes; after `keepOnce` the merge is kept when the next save makes the form clean, so that its note is still shown.
 */
function useMerge<Values>(dirty: boolean, own: string | undefined) {
  const [merge, setMerge] = useState<Merge<Values> | null>(null)
  const [choosing, setChoosing] = useState(false)
  const saved = useRef(false)
  useEffect(() => {
    if (dirty) return
    if (!saved.current) setMerge(null)
    saved.current = false
    setChoosing(false)
  }, [dirty])

  const note = (
    edits: readonly ItemEdit[],
    { before, mine }: { before: Values; mine: Values },
    taken: readonly FormSetting[],
    conflicts: readonly FormSetting[],
  ) => {
    const isOwn = edits.length > 0 && edits.every(({ author }) => author === own)
    if (conflicts.length === 0 && (taken.length === 0 || isOwn)) return
    const from = (settings: readonly FormSetting[]) => settings.map((setting) => ({ ...setting, before, mine }))
    setMerge((first) => joined(first, { edits, taken: from(taken), conflicts: from(conflicts), chosen: [] }))
  }
  return {
    merge,
    choosing: choosing && merge !== null,
    setChoosing,
    note,
    keepOnce: () => {
      saved.current = true
    },
    resolve: (undone: readonly MergedSetting[]) => {
      setMerge((now) => now && resolved(now, undone))
      setChoosing(false)
    },
  }
}

/**
 * Keeps the form of an item in step with the server. A form without changes shows what the server has. Into one with
 * changes those of other users are merged, when they are noticed and when a save is refused for them; where both changed
 * the same setting, the user chooses before the form is saved.
 */
export function useItemForm<Values>(options: Options<Values>): ItemForm {
  const { appId, itemId, action, form, revision, open, reload, send, version = revision } = options
  const queries = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const own = me?.attributes.email
  const { dirty, submitting } = useForm(form)
  const submit = useSubmit(action)
  const { merge, choosing, setChoosing, note, keepOnce, resolve } = useMerge<Values>(dirty, own)
  const kept = useMergedRestore(itemId, form, ({ taken, conflicts }, { initial, values }) =>
    note([], { before: initial, mine: values }, taken, conflicts),
  )
  /** The revision that the saved values of the form are of. */
  const based = useRef({ revision, version })
  const others = usePresence({ appId, itemId }, revision, () => {
    for (const queryKey of contentKeys(appId)) void queries.invalidateQueries({ queryKey })
  })

  useEffect(() => {
    if (submitting || based.current.version === version) return
    if (!dirty) {
      based.current = { revision, version }
      form.send({ type: 'reset', to: open() })
      return
    }
    let ended = false
    void (async () => {
      const since = based.current.revision
      const [{ mergeForms }, edits] = await Promise.all([
        import('@waymark/forms/merge'),
        since === undefined ? [] : changesSince(queries, { appId, itemId }, since),
      ])
      if (ended) return
      const { initial, values } = form.get()
      const merged = mergeForms(form.model, { base: initial, mine: values, theirs: open() })
      based.current = { revision, version }
      form.send({ type: 'rebase', initial: merged.theirs, values: merged.values })
      note(edits, { before: initial, mine: values }, merged.taken, merged.conflicts)
    })()
    return () => {
      ended = true
    }
  }, [version, dirty, submitting])

  /** Saves the form; changes of other settings that come between are merged into it and saved together. */
  function sendMerged(values: Values, initial: Values): Promise<unknown> {
    return saveMerged(
      form.model,
      { base: initial, mine: values, revision: based.current.revision },
      {
        send: (...saved) =>
          send(...saved).catch((error) => {
            if (isMissing(error))
              for (const queryKey of contentKeys(appId)) void queries.invalidateQueries({ queryKey })
            throw error
          }),
        reload,
        onMerged: ({ conflicts, taken, base: before, mine, edits }) => {
          if (conflicts.length > 0) return setChoosing(true)
          note(edits, { before, mine }, taken, [])
          keepOnce()
        },
      },
    )
  }

  return {
    itemId,
    kept: dirty ? null : kept,
    merge,
    choosing,
    setChoosing,
    others,
    save: async () => {
      if (merge && merge.conflicts.length > 0) {
        setChoosing(true)
        return { ok: false }
      }
      return submit(form, sendMerged)
    },
    choose: (values, undone) => {
      form.send({ type: 'rebase', initial: form.get().initial, values })
      resolve(undone)
    },
  }
}
