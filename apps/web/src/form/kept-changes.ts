import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'
import { unsavedForms } from './unsaved-forms.ts'

/** Unsaved changes to an item when the session ended. */
const KeptChanges = v.object({
  /** The e-mail address of the user, to whom alone they are offered. */
  user: v.string(),
  itemId: v.string(),
  name: v.string(),
  /** The values that were saved when the form was opened, and the edited ones. */
  initial: v.any(),
  values: v.any(),
})

export type KeptChanges = v.InferOutput<typeof KeptChanges>

/** In this tab only, because signing in loads the page again. */
const kept = persisted<readonly KeptChanges[]>('waymark.keptChanges', v.array(KeptChanges), [], 'session')

/** Keeps the unsaved changes to items for a user whose session has ended, until the items are opened again. */
export function keepChanges(user: string | undefined): void {
  if (user === undefined) return
  for (const { form, name, itemId } of unsavedForms()) {
    if (itemId === undefined || name === undefined) continue
    const { initial, values } = form.get()
    kept.set([...withoutItem(itemId), { user, itemId, name, initial, values }])
  }
}

export const allKeptChanges = (): readonly KeptChanges[] => kept.get()

export const keptChangesTo = (itemId: string, user: string | undefined): KeptChanges | undefined =>
  kept.get().find((one) => one.itemId === itemId && one.user === user)

/** Forgets all of them: the user has signed out here. */
export const forgetKeptChanges = (): void => kept.remove()

/** Forgets the changes to an item. */
export function dropKeptChanges(itemId: string): void {
  const rest = withoutItem(itemId)
  if (rest.length === 0) kept.remove()
  else kept.set(rest)
}

const withoutItem = (itemId: string) => kept.get().filter((one) => one.itemId !== itemId)
