import * as v from 'valibot'
import { type FormError, validate } from '../field/index.ts'
import { Name, VariableName } from '../resource/index.ts'
import type { ItemKind } from './copy-form.ts'

/** What a person says to give an item another name. */
export interface RenameForm {
  readonly name: string
}

/** What is wrong with the new name; messages are keys of form errors. */
export const checkRename = (kind: ItemKind, form: RenameForm): readonly FormError[] =>
  validate(v.object({ name: kind === 'variable' ? VariableName : Name }), form)

/** The body that renames an item: nothing but the name, without blanks around it. */
export const renameBody = <const K extends ItemKind>(kind: K, id: string, form: RenameForm) => ({
  id,
  type: kind,
  attributes: { name: form.name.trim() },
})
