import { checkRename, type ItemKind, type RenameForm } from '@waymark/domain/copy'
import { createForm, type Form } from '../../form/index.ts'

export type RenameValues = RenameForm

/** The form that renames a tag, trigger or variable; it opens with the present name. */
export const createRenameForm = (kind: ItemKind, name: string): Form<RenameValues> =>
  createForm<RenameValues>(
    { name },
    {
      check: (values) => checkRename(kind, values),
      locate: (_, steps) => (steps[1] === 'attributes' && steps[2] === 'name' ? ['name'] : undefined),
    },
  )
