import { msg } from '@waymark/domain/message'
import type { Spot } from '@waymark/forms/form'
import { TextInput, type TextInputProps } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from './controls/field-text.ts'
import { useTyped } from './use-typed.ts'

const COUNT = msg('rename.count', '{used, number} / {limit, number}')

const LIMIT = 255

/** The name of a tag, a trigger or a variable, and how much of its room is used. */
export function NameField({
  label,
  hint,
  place,
  ...input
}: { label: string; hint?: string | undefined; place: Spot<string> } & Pick<
  TextInputProps,
  'ref' | 'autoFocus' | 'onFocus' | 'readOnly'
>) {
  const { t, wrong } = useFieldText()
  const type = useTyped(place.set)
  return (
    <Field
      label={label}
      hint={hint}
      error={wrong(place.error)}
      count={t(COUNT, { used: place.value.length, limit: LIMIT })}
    >
      <TextInput {...input} value={place.value} onChange={type} onBlur={place.touch} />
    </Field>
  )
}
