import * as v from 'valibot'
import { type Field, type Named, named } from './field.ts'
import { type Shown, shownText } from './shown.ts'

interface KeptOptions<N extends string, A> extends Named<N> {
  readonly wire: v.GenericSchema<A>
  readonly show: (value: A) => Shown
}

/** A wire value no form edits: sent back as it was found, left out if it was not there. */
export function kept<const N extends string, A>({
  wire,
  show,
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
    show: (value) => (value === undefined ? shownText('') : show(value)),
  }
}

type ReadOnlyValue = string | string[]

/** Text, or several texts, that the server fills in and people only read. */
export function readOnly<const N extends string>(
  name: Named<N>,
): Field<ReadOnlyValue | null, ReadOnlyValue | undefined, N, 'read-only'> {
  const wire = v.union([v.string(), v.array(v.string())])
  const show = (value: ReadOnlyValue): Shown =>
    typeof value === 'string' ? shownText(value) : { as: 'list', items: value.map(shownText) }
  return { ...kept({ ...name, wire, show }), control: 'read-only' }
}
