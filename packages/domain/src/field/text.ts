import * as v from 'valibot'
import { type Field, type Named, named } from './field.ts'
import { formattedText } from './formatted.ts'

/** Longest text of an ordinary field, in UTF-16 code units. */
export const MAX_TEXT = 255

type TextControl = 'plain-text' | 'text-with-references' | 'textarea' | 'selector' | 'variable'

export interface TextOptions<N extends string> extends Named<N> {
  readonly optional?: boolean
  /** Trimmed before it is checked and sent. */
  readonly trim?: boolean
  readonly max?: number
  readonly initial?: string
  readonly example?: string
}

/** Wire values of a text field: text, and numbers, because older data has ids as numbers. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Text with a given control; the base of the other text fields. */
export function textWith<N extends string, C extends TextControl>(
  control: C,
  { optional = false, trim = false, max = MAX_TEXT, initial = '', example, ...name }: TextOptions<N>,
): Field<string, string | undefined, N, C> {
  const tidy = (value: string) => (trim ? value.trim() : value)
  const limited = v.pipe(v.string(), v.maxLength(max, 'max-length'))
  const filled = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(max, 'max-length'))
  const wire = trim ? v.pipe(v.string(), v.trim(), filled) : filled
  const rule = optional ? limited : filled
  return {
    ...named(name),
    control,
    ...(optional && { optional: true }),
    ...(example !== undefined && { example }),
    initial,
    form: trim ? v.pipe(v.string(), v.trim(), rule) : rule,
    wire: optional ? v.optional(wire) : wire,
    encode: (value) => (optional && tidy(value) === '' ? undefined : tidy(value)),
    decode: (value) => readText(value) ?? initial,
    format: (value) => formattedText(value ?? ''),
  }
}

/** Text of 1 to 255 characters in which `{{ name }}` stands for a variable; optional text is left out when empty. */
export function text<const N extends string>(
  options: TextOptions<N> & { optional: true },
): Field<string, string | undefined, N, 'text-with-references'>
export function text<const N extends string>(
  options: TextOptions<N> & { optional?: false },
): Field<string, string, N, 'text-with-references'>
export function text<const N extends string>(options: TextOptions<N>) {
  return textWith('text-with-references', options)
}

/** Text without references. */
export function plainText<const N extends string>(
  options: TextOptions<N> & { optional: true },
): Field<string, string | undefined, N, 'plain-text'>
export function plainText<const N extends string>(
  options: TextOptions<N> & { optional?: false },
): Field<string, string, N, 'plain-text'>
export function plainText<const N extends string>(options: TextOptions<N>) {
  return textWith('plain-text', options)
}

/** Text that is normally one reference, perhaps with a path: `{{ ecommerce }}.items`. */
export function referenceText<const N extends string>(
  options: TextOptions<N> & { optional?: false },
): Field<string, string, N, 'text-with-references'> {
  return text(options)
}
