import * as v from 'valibot'
import { type FormError, validate } from '../field/index.ts'
import { type ItemKind, Name, VariableName } from '../resource/index.ts'

/** The form that renames an item. */
export interface RenameForm {
  readonly name: string
}

/** The errors of the new name; messages are keys of form errors. */
export const checkRename = (kind: ItemKind, form: RenameForm): readonly FormError[] =>
  validate(v.object({ name: kind === 'variable' ? VariableName : Name }), form)

/** The body that renames an item: only the name, trimmed. */
export const renameBody = <const K extends ItemKind>(kind: K, id: string, form: RenameForm) => ({
  id,
  type: kind,
  attributes: { name: form.name.trim() },
})
