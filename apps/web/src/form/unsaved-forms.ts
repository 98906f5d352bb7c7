import type { AnyForm } from '@waymark/forms/form'
import { useEffect, useSyncExternalStore } from 'react'

/** A form on the screen with changes that are not saved. */
export interface UnsavedForm {
  readonly form: AnyForm
  /** What is edited in it. */
  readonly name: string | undefined
  /** What its changes are kept under when the session ends, the id of an edited item; they are lost without one. */
  readonly key: string | undefined
  /** The template or type chosen before, in a wizard. */
  readonly kind?: string | undefined
}

let unsaved: readonly UnsavedForm[] = []
const watchers = new Set<() => void>()
const set = (next: readonly UnsavedForm[]) => {
  unsaved = next
  for (const changed of watchers) changed()
}
const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Registers a form as one with unsaved changes, while it has some. */
export function useRegisterUnsaved({ form, name, key, kind }: UnsavedForm, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const own = { form, name, key, kind }
    set([...unsaved, own])
    return () => set(unsaved.filter((other) => other !== own))
  }, [form, name, key, kind, dirty])
}

export const unsavedForms = (): readonly UnsavedForm[] => unsaved

/** The forms with unsaved changes. */
export const useUnsavedForms = (): readonly UnsavedForm[] => useSyncExternalStore(watch, () => unsaved)

/** Whether the user is editing: a form has unsaved changes, a text field has the focus, a dialog is open. */
export function isSomethingEdited(): boolean {
  const focused = document.activeElement
  const isText =
    focused instanceof HTMLElement &&
    (focused.isContentEditable || focused.matches('textarea, input:not([type=checkbox], [type=radio], [type=button])'))
  return unsaved.length > 0 || isText || document.querySelector('[aria-modal="true"]') !== null
}
