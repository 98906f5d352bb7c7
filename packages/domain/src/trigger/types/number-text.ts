import * as v from 'valibot'
import { type Field, formattedText, type Named, named } from '../../field/index.ts'

/** The value of a condition that is a number, typed as digits and sent as text. The trigger type checks what is allowed. */
export const numberText = ({
  initial = '',
  ...name
}: Omit<Named<'value'>, 'api'> & { readonly initial?: string }): Field<string, string, 'value', 'number'> => ({
  ...named({ api: 'value' as const, ...name }),
  control: 'number',
  initial,
  form: v.pipe(v.string(), v.nonEmpty('required')),
  wire: v.string(),
  encode: (value) => value,
  decode: (value) => (typeof value === 'string' ? value : initial),
  format: formattedText,
})
