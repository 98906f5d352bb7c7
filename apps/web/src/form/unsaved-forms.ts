import type { AnyForm } from '@waymark/forms/form'
import { useEffect } from 'react'
import { isTextField } from '#browser/focus/is-text-field.ts'
import { createStore, useStore } from '#browser/store.ts'

/** A form on the screen with changes that are not saved. */
export interface UnsavedForm {
  readonly form: AnyForm
  /** The name of the edited item. */
  readonly name: string | undefined
  /** The key under which its changes are stored when the session ends, the id of an edited item; they are lost without one. */
  readonly key: string | undefined
  /** The template or type chosen before, in a wizard. */
  readonly kind?: string | undefined
}

const unsaved = createStore<readonly UnsavedForm[]>([])

/** Registers a form as one with unsaved changes, while it has some. */
export function useRegisterUnsaved({ form, name, key, kind }: UnsavedForm, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const own = { form, name, key, kind }
    unsaved.set([...unsaved.getSnapshot(), own])
    return () => unsaved.set(unsaved.getSnapshot().filter((other) => other !== own))
  }, [form, name, key, kind, dirty])
}

export const unsavedForms = (): readonly UnsavedForm[] => unsaved.getSnapshot()

/** The forms with unsaved changes. */
export const useUnsavedForms = (): readonly UnsavedForm[] => useStore(unsaved)

let leaving = false

/** Lets the page be left without the browser's question: the unsaved changes are kept, or cannot be saved any more. */
export function leavePage(): void {
  leaving = true
}

export const isLeavingPage = (): boolean => leaving

/** Whether the user is editing: a form has unsaved changes, a text field has the focus, a dialog is open. */
export const isSomethingEdited = (): boolean =>
  unsaved.getSnapshot().length > 0 ||
  isTextField(document.activeElement) ||
  document.querySelector('[aria-modal="true"]') !== null
