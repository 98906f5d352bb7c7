import * as v from 'valibot'
import { referenceName, referencesIn } from '../reference/index.ts'
import { type Field, type Named, named } from './field.ts'
import { formattedText } from './formatted.ts'
import { schemaFor } from './schema.ts'
import { MAX_TEXT, readText } from './text.ts'

const DIGITS = /^\d+$/u
const POSITIVE_NUMBER = /^\d+(?:\.\d+)?$/u
const ANY_NUMBER = /^-?\d+(?:\.\d+)?$/u
const WHOLE_NUMBER = /^-?\d+$/u

/**
 * A number for the wire: a JSON number, or text if that would lose digits.
 */
export function toWireNumber(text: string): number | string {
  const digits = text.replace(/^-?0*|\./gu, '')
  return digits.length <= 15 ? Number(text) : text
}

type NumberOrText = number | string

interface Shape {
  readonly pattern: RegExp
  readonly error: 'form-errors.must-be-integer-or-variable' | 'must-be-number-or-variable'
  readonly number: v.GenericSchema<number>
}

const tooLow = v.pipe(v.string(), v.transform(Number), v.minValue(0, 'minimum'))

function numberOrReference<N extends string>(
  { optional = false, wider = false, ...name }: Named<N> & { optional?: boolean; wider?: boolean },
  { pattern, error, number }: Shape,
): Field<string, NumberOrText | undefined, N, 'text-with-references'> {
  const fits = (text: string) => pattern.test(text) || referenceName(text) !== undefined
  const fitsWire = wider ? (text: string) => POSITIVE_NUMBER.test(text) || referencesIn(text).length > 0 : fits
  const sent = wider ? POSITIVE_NUMBER : pattern
  const limit = v.maxLength<string, number, 'max-length'>(MAX_TEXT, 'max-length')
  const shape = v.check<string, typeof error>(fits, error)
  const form = optional
    ? v.union([v.literal(''), v.pipe(v.string(), limit, shape)])
    : v.pipe(v.string(), v.nonEmpty('required'), limit, shape)
  // -1 is a number, though one that is too low.
  const isNegative = (text: unknown) =>
    pattern === POSITIVE_NUMBER && typeof text === 'string' && ANY_NUMBER.test(text) && Number(text) < 0
  const wireNumber = wider ? positive.number : number
  const wire = v.union(
    [wireNumber, v.pipe(v.string(), v.maxLength(MAX_TEXT, 'max-length'), v.check(fitsWire, error))],
    error,
  )
  return {
    ...named(name),
    control: 'text-with-references',
    ...(optional && { optional: true }),
    ...(wider && { keepsStored: true }),
    initial: '',
    form: schemaFor(v.lazy((text) => (isNegative(text) ? tooLow : form))),
    wire: optional ? v.optional(wire) : wire,
    encode: (value) => (value === '' && optional ? undefined : sent.test(value) ? toWireNumber(value) : value),
    decode: (value) => readText(value) ?? '',
    format: (value) => formattedText(String(value ?? '')),
  }
}

const integers: Shape = {
  pattern: DIGITS,
  error: 'form-errors.must-be-integer-or-variable',
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
}
const positive: Shape = {
  pattern: POSITIVE_NUMBER,
  error: 'must-be-number-or-variable',
  number: v.pipe(v.number(), v.minValue(0)),
}
const any: Shape = { pattern: ANY_NUMBER, error: 'must-be-number-or-variable', number: v.pipe(v.number(), v.finite()) }

/**
 * Digits, or exactly one `{{ variable }}`. Digits are sent as a JSON number, the reference as text. With `wider` the wire also
 * allows decimals and text with references, and a form keeps such a stored value.
 */
export function integerOrVariable<const N extends string>(
  options: Named<N> & { optional: true; wider?: boolean },
): Field<string, NumberOrText | undefined, N, 'text-with-references'>
export function integerOrVariable<const N extends string>(
  options: Named<N> & { optional?: false; wider?: boolean },
): Field<string, NumberOrText, N, 'text-with-references'>
export function integerOrVariable<const N extends string>(options: Named<N> & { optional?: boolean; wider?: boolean }) {
  return numberOrReference(options, integers)
}

/** A number of at least 0 (any number with `negative`), or exactly one `{{ variable }}`. */
export function numberOrVariable<const N extends string>(
  options: Named<N> & { optional: true; negative?: boolean },
): Field<string, NumberOrText | undefined, N, 'text-with-references'>
export function numberOrVariable<const N extends string>(
  options: Named<N> & { optional?: false; negative?: boolean },
): Field<string, NumberOrText, N, 'text-with-references'>
export function numberOrVariable<const N extends string>({
  negative = false,
  ...options
}: Named<N> & { optional?: boolean; negative?: boolean }) {
  return numberOrReference(options, negative ? any : positive)
}

export interface IntegerField<N extends string> extends Field<string, number, N, 'number'> {
  readonly min: number
  readonly max: number
  /** The unit, drawn behind the number. */
  readonly suffix?: string
}

interface IntegerOptions<N extends string> extends Named<N> {
  readonly min?: number
  readonly max?: number
  readonly initial?: string
  readonly suffix?: string
}

/** A whole number between two limits, typed as digits. */
export function integer<const N extends string>({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  initial = '',
  suffix,
  ...name
}: IntegerOptions<N>): IntegerField<N> {
  return {
    ...named(name),
    control: 'number',
    min,
    max,
    ...(suffix !== undefined && { suffix }),
    initial,
    form: v.pipe(
      v.string(),
      v.nonEmpty('required'),
      v.regex(WHOLE_NUMBER, 'must-be-integer'),
      v.transform(Number),
      v.minValue(min, 'minimum'),
      v.maxValue(max, 'maximum'),
    ),
    wire: v.pipe(v.number(), v.integer('must-be-integer'), v.minValue(min, 'minimum'), v.maxValue(max, 'maximum')),
    encode: Number,
    decode: (value) => readText(value) ?? initial,
    format: (value) => formattedText(suffix === undefined ? String(value) : `${value} ${suffix}`),
  }
}

/** An optional whole number between two limits. */
export function optionalInteger<const N extends string>(
  options: IntegerOptions<N>,
): Field<string, number | undefined, N, 'number'> & Pick<IntegerField<N>, 'min' | 'max'> {
  const { form, wire, encode, format, ...field } = integer(options)
  return {
    ...field,
    optional: true,
    form: schemaFor(v.lazy((text) => (text === '' ? v.literal('') : form))),
    wire: v.optional(wire),
    encode: (text) => (text === '' ? undefined : encode(text)),
    decode: (value) => readText(value) ?? '',
    format: (value) => formattedText(value === undefined ? '' : String(value)),
  }
}
