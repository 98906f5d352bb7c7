import type { Field } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { VariableForm } from '@waymark/domain/variable'
import { variableTypeOf } from '@waymark/domain/variable/types'
import { sameContent } from '../../form/index.ts'

const NAME = msg('variable-form.name', 'Name')

/** What differs between two states of a variable form, by name, in the order of the form. */
export function changedVariableParts(from: VariableForm, to: VariableForm): readonly Message[] {
  const fields = Object.entries<Field>(variableTypeOf(to.type)?.fields ?? {})
  return [
    ...(from.name === to.name ? [] : [NAME]),
    ...fields.filter(([key]) => !sameContent(from.settings[key], to.settings[key])).map(([, field]) => field.label),
  ]
}
