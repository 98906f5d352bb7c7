import { type CopyForm, type CopyOperation, checkCopy, newCopy, withOperation } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import { createForm, type Form, type Path } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'

/** The names of the fields. */
export const COPY_LABELS = {
  name: NAME_LABEL,
  operation: msg('copy.operation', 'Operation'),
  targetApp: msg('copy.target', 'Target website'),
  removeConnections: msg('copy.leave-triggers', 'Keep its triggers'),
  copyConnections: msg('copy.take-triggers', 'Copy its triggers too'),
}

interface Source {
  readonly kind: ItemKind
  readonly name: string
  /** The id of the site the original is on. */
  readonly currentApp: string
  /** False if the site can have only one, or the user may not edit the site. */
  readonly mayDuplicate: boolean
}

function locate(_: CopyForm, [, member, name]: readonly string[]): Path | undefined {
  if (member === 'attributes' && name === 'name') return ['name']
  return member === 'relationships' && name === 'target_app' ? ['targetApp'] : undefined
}

/** The form that copies a tag, trigger or variable. Another operation resets the target and the switches. */
export const createCopyForm = ({ kind, name, currentApp, mayDuplicate }: Source): Form<CopyForm> =>
  createForm<CopyForm>(newCopy(name, { currentApp, mayDuplicate }), {
    ...attributesModel(COPY_LABELS),
    check: (values) => checkCopy(kind, values),
    resetInactive: (values, before) =>
      values.operation === before.operation ? values : withOperation(values, values.operation, currentApp),
    locate,
  })

/** Sets the operation. The target starts untouched. */
export function chooseOperation(form: Form<CopyForm>, operation: CopyOperation): void {
  form.field('operation').setValue(operation)
  form.field('targetApp').resetTouched()
  removeServerErrors(form)
}

/** Sets the site that the copy goes to. */
export function chooseTarget(form: Form<CopyForm>, appId: string | null): void {
  form.field('targetApp').setValue(appId)
  removeServerErrors(form)
}

/** A name that is taken on one site may be free on another. */
const removeServerErrors = (form: Form<CopyForm>) => form.send({ type: 'reject', errors: [] })
