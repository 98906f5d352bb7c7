import * as v from 'valibot'
import { type FormError, validate } from '../field/index.ts'
import { type ItemKind, Name, VariableName } from '../resource/index.ts'
import { copyName } from './free-name.ts'

export type CopyOperation = 'duplicate' | 'copyToWebsite'

/** The form of a copy. The two switches are for tags: leave out triggers, or copy them too. */
export interface CopyForm {
  readonly name: string
  readonly operation: CopyOperation
  /** The id of the site the copy goes to; null while none is chosen. */
  readonly targetApp: string | null
  readonly removeConnections: boolean
  readonly copyConnections: boolean
}

/** The form as it opens: a duplicate if that is possible. */
export const newCopy = (
  sourceName: string,
  { currentApp, mayDuplicate }: { currentApp: string; mayDuplicate: boolean },
): CopyForm => ({
  name: copyName(sourceName),
  operation: mayDuplicate ? 'duplicate' : 'copyToWebsite',
  targetApp: mayDuplicate ? currentApp : null,
  removeConnections: false,
  copyConnections: false,
})

/** Changes the way of copying: a duplicate stays on this site, a copy to a site needs a target. Turns both switches off. */
export const withOperation = (form: CopyForm, operation: CopyOperation, currentApp: string): CopyForm => ({
  ...form,
  operation,
  targetApp: operation === 'duplicate' ? currentApp : null,
  removeConnections: false,
  copyConnections: false,
})

const nameOf = (kind: ItemKind) => (kind === 'variable' ? VariableName : Name)

/** The errors of the form; messages are keys of form errors. */
export const checkCopy = (kind: ItemKind, form: CopyForm): readonly FormError[] =>
  validate(v.object({ name: nameOf(kind), targetApp: v.pipe(v.string('required'), v.nonEmpty('required')) }), form)

/** Whether a tag's copy is linked to triggers. */
export const withTriggers = ({ operation, removeConnections, copyConnections }: CopyForm): boolean =>
  operation === 'duplicate' ? !removeConnections : copyConnections

/** The body that copies an item. */
export function copyBody<const K extends ItemKind>(kind: K, form: CopyForm) {
  return {
    type: kind,
    attributes: { name: form.name.trim(), ...(kind === 'tag' && { with_triggers: withTriggers(form) }) },
    relationships: { target_app: { data: { id: form.targetApp ?? '', type: 'app' as const } } },
  }
}
