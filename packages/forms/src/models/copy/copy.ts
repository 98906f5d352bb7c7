import {
  type CopyForm,
  type CopyOperation,
  checkCopy,
  type ItemKind,
  newCopy,
  withOperation,
} from '@waymark/domain/copy'
import { createForm, type Form, type Path } from '../../form/index.ts'

interface Source {
  readonly kind: ItemKind
  readonly name: string
  /** The id of the site the original is on. */
  readonly currentApp: string
  /** False where the original cannot stand twice on its site, or the person may not edit it. */
  readonly mayDuplicate: boolean
}

/** The form that copies a tag, trigger or variable. Switching the operation starts the target and the switches over. */
export const createCopyForm = ({ kind, name, currentApp, mayDuplicate }: Source): Form<CopyForm> =>
  createForm<CopyForm>(newCopy(name, { currentApp, mayDuplicate }), {
    check: (values) => checkCopy(kind, values),
    settle: (values, before) =>
      values.operation === before.operation ? values : withOperation(values, values.operation, currentApp),
  })

/** Where a place of the body stands in the form. */
export function placeOfCopy([, part, name]: readonly string[]): Path | undefined {
  if (part === 'attributes' && name === 'name') return ['name']
  return part === 'relationships' && name === 'target_app' ? ['targetApp'] : undefined
}

/** Chooses what to do; where the copy goes has not been asked then. */
export function chooseOperation(form: Form<CopyForm>, operation: CopyOperation): void {
  form.spot.at('operation').set(operation)
  form.send({ type: 'untouch', path: ['targetApp'] })
  forgetRefusals(form)
}

/** Chooses where the copy goes. */
export function chooseTarget(form: Form<CopyForm>, appId: string | null): void {
  form.spot.at('targetApp').set(appId)
  forgetRefusals(form)
}

/** A name that one site refused may be free on another. */
const forgetRefusals = (form: Form<CopyForm>) => form.send({ type: 'refuse', refusals: [] })
