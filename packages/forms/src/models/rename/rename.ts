import { checkRename, type RenameForm } from '@waymark/domain/copy'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'

export type RenameValues = RenameForm

/** The form that renames a tag, trigger or variable; it opens with the present name. */
export const createRenameForm = (kind: ItemKind, name: string): Form<RenameValues> =>
  createForm<RenameValues>(
    { name },
    { ...attributesModel({ name: NAME_LABEL }), check: (values) => checkRename(kind, values) },
  )
