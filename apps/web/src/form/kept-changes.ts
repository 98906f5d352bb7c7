import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'
import { type UnsavedForm, unsavedForms } from './unsaved-forms.ts'

/** Unsaved changes to a form when the session ended. */
const KeptChanges = v.object({
  /** The e-mail address of the user, to whom alone they are offered. */
  user: v.string(),
  /** The form: the id of the item that it edits, or a text of its own. */
  key: v.string(),
  name: v.string(),
  /** The template or type chosen before, in a wizard. */
  kind: v.optional(v.string()),
  /** The values that were saved when the form was opened, and the edited ones. */
  initial: v.any(),
  values: v.any(),
})

export type KeptChanges = v.InferOutput<typeof KeptChanges>

/** In this tab only, because signing in loads the page again. */
const kept = persisted<readonly KeptChanges[]>('waymark.keptChanges', v.array(KeptChanges), [], 'session')

/** Keeps the unsaved changes to forms for a user whose session has ended, until the forms are opened again. */
export function keepChanges(user: string | undefined): void {
  for (const form of unsavedForms()) keepChangesOf(form, user)
}

/** Keeps the changes to one form for a user. */
export function keepChangesOf({ form, name, key, kind }: UnsavedForm, user: string | undefined): void {
  if (user === undefined || key === undefined || name === undefined) return
  const { initial, values } = form.get()
  kept.set([...without(key), { user, key, name, ...(kind !== undefined && { kind }), initial, values }])
}

export const allKeptChanges = (): readonly KeptChanges[] => kept.getSnapshot()

export const keptChangesTo = (key: string, user: string | undefined): KeptChanges | undefined =>
  kept.getSnapshot().find((one) => one.key === key && one.user === user)

/** Forgets all of them: the user has signed out here. */
export const forgetKeptChanges = (): void => kept.remove()

/** Forgets the changes to a form. */
export function dropKeptChanges(key: string): void {
  const rest = without(key)
  if (rest.length === 0) kept.remove()
  else kept.set(rest)
}

const without = (key: string) => kept.getSnapshot().filter((one) => one.key !== key)
