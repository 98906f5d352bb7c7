import type { Path } from '../../form/index.ts'
import { checkedBy, createForm, type Form } from '../../form/index.ts'
import { NAME_RULES, type Named } from '../named.ts'

export interface RenameValues {
  readonly name: string
}

/** The form that renames a tag, trigger or variable; it opens with the present name. */
export const createRenameForm = (kind: Named, name: string): Form<RenameValues> =>
  createForm<RenameValues>({ name }, { check: checkedBy(NAME_RULES[kind]) })

/** The body that renames: the trimmed name and nothing else. */
export const renameBody = <K extends Named>(kind: K, id: string, { name }: RenameValues) => ({
  id,
  type: kind,
  attributes: { name: name.trim() },
})

/** Where a place of the body stands in the form. */
export const placeOfName = (steps: readonly string[]): Path | undefined =>
  steps[1] === 'attributes' && steps[2] === 'name' ? ['name'] : undefined
