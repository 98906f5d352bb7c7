import * as v from 'valibot'
import { type Field, type Named, named } from './field.ts'
import { type Formatted, formattedText } from './formatted.ts'

interface KeptOptions<N extends string, A> extends Named<N> {
  readonly wire: v.GenericSchema<A>
  readonly format: (value: A) => Formatted
}

/** A wire value that no form edits: sent back unchanged, or left out if it was missing. */
export function kept<const N extends string, A>({
  wire,
  format,
  ...name
}: KeptOptions<N, A>): Field<A | null, A | undefined, N, 'hidden'> {
  return {
    ...named(name),
    control: 'hidden',
    initial: null,
    form: v.any(),
    wire: v.optional(wire),
    encode: (value) => value ?? undefined,
    decode: (value) => (v.is(wire, value) ? value : null),
    format: (value) => (value === undefined ? formattedText('') : format(value)),
  }
}

type ReadOnlyValue = string | string[]

/** One or several texts that the server sets and people can only read. */
export function readOnly<const N extends string>(
  name: Named<N>,
): Field<ReadOnlyValue | null, ReadOnlyValue | undefined, N, 'read-only'> {
  const wire = v.union([v.string(), v.array(v.string())])
  const format = (value: ReadOnlyValue): Formatted =>
    typeof value === 'string' ? formattedText(value) : { as: 'list', items: value.map(formattedText) }
  return { ...kept({ ...name, wire, format }), control: 'read-only' }
}
