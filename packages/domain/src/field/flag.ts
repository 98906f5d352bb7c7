import * as v from 'valibot'
import { type Field, type Named, named } from './field.ts'
import { formattedSwitch, switchLabel } from './formatted.ts'
import { schemaFor } from './schema.ts'

interface FlagOptions<N extends string> extends Named<N> {
  readonly initial?: boolean
  /** Whether the wire has the opposite: "do not track" in the form, "track" on the wire. */
  readonly inverted?: boolean
  readonly as?: 'switch' | 'checkbox'
  /** Whether the wire may leave it out, which means the initial value. */
  readonly mayBeAbsent?: boolean
}

/** Yes or no. The changelog prints the value of the form, not that of the wire. */
export function flag<const N extends string>({
  initial = false,
  inverted = false,
  as = 'checkbox',
  mayBeAbsent = false,
  ...name
}: FlagOptions<N>): Field<boolean, boolean, N, 'switch' | 'checkbox'> {
  const flip = (value: boolean) => (inverted ? !value : value)
  return {
    ...named(name),
    control: as,
    initial,
    form: v.boolean(),
    wire: mayBeAbsent ? schemaFor(v.optional(v.boolean(), flip(initial))) : v.boolean(),
    encode: flip,
    decode: (value) => (typeof value === 'boolean' ? flip(value) : initial),
    format: (value) => formattedSwitch(flip(value)),
    ...(mayBeAbsent && { absent: switchLabel(initial) }),
  }
}
