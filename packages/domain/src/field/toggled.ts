import * as v from 'valibot'
import type { Message } from '../message/index.ts'
import type { Toggled } from './control.ts'
import type { Field } from './field.ts'
import { formattedLabel, switchLabel } from './formatted.ts'
import { schemaFor } from './schema.ts'

export interface ToggledField<F, A, N extends string, I extends Field<F, A, N>>
  extends Field<Toggled<F>, A | undefined, N, 'toggled'> {
  readonly inner: I
  /** The value after the switch was turned: the revealed field gets its initial value. */
  turn(status: boolean): Toggled<F>
}

interface ToggledOptions<F> {
  /** The value when it is switched on; by default the inner field's initial value. */
  readonly opened?: F
  /** What the changelog prints while it is switched off; by default "Off". */
  readonly absent?: Message
}

/** A field behind a switch; while the switch is off, its value is neither validated nor sent. */
export function toggled<I extends Field>(
  inner: I,
  { opened = inner.initial, absent = switchLabel(false) }: ToggledOptions<I['initial']> = {},
): ToggledField<I['initial'], ReturnType<I['encode']>, I['api'], I> {
  return {
    api: inner.api,
    label: inner.label,
    ...(inner.hint && { hint: inner.hint }),
    ...(inner.links && { links: inner.links }),
    control: 'toggled',
    inner,
    initial: { status: false, value: inner.initial },
    form: schemaFor(
      v.variant('status', [
        v.object({ status: v.literal(true), value: inner.form }),
        v.object({ status: v.literal(false), value: v.any() }),
      ]),
    ),
    wire: v.optional(inner.wire),
    encode: ({ status, value }) => (status ? inner.encode(value) : undefined),
    decode: (value) =>
      value === undefined ? { status: false, value: inner.initial } : { status: true, value: inner.decode(value) },
    format: (value) => (value === undefined ? formattedLabel(absent) : inner.format(value)),
    absent,
    turn: (status) => ({ status, value: status ? opened : inner.initial }),
    locate: (steps, { value }) => ['value', ...(inner.locate?.(steps, value) ?? [])],
  }
}
