import * as v from 'valibot'
import { msg } from '../message/index.ts'
import { type Field, type Named, named } from './field.ts'
import type { Formatted } from './formatted.ts'

const SECONDS = msg('field.seconds', '{seconds, plural, one {# second} other {# seconds}}')

export const formattedSeconds = (seconds: number): Formatted => ({
  as: 'message',
  message: SECONDS,
  values: { seconds },
})

export interface SecondsField<N extends string> extends Field<number, number, N, 'seconds'> {
  /** The choices in seconds, ascending. Another stored value is kept and shown. */
  readonly choices: readonly number[]
  /** The choice that is labelled as the default. */
  readonly standard: number
}

interface SecondsOptions<N extends string> extends Named<N> {
  readonly choices: readonly number[]
  readonly standard: number
  readonly max: number
}

/** A duration from a list of choices. */
export function seconds<const N extends string>({
  choices,
  standard,
  max,
  ...name
}: SecondsOptions<N>): SecondsField<N> {
  const wire = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
  return {
    ...named(name),
    control: 'seconds',
    choices,
    standard,
    initial: standard,
    form: v.pipe(
      v.number('required'),
      v.integer('must-be-integer'),
      v.minValue(1, 'minimum'),
      v.maxValue(max, 'maximum'),
    ),
    wire,
    encode: (value) => value,
    decode: (value) => (v.is(wire, value) ? value : standard),
    format: formattedSeconds,
  }
}
