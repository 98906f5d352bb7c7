import * as v from 'valibot'
import type { Message } from '../message/index.ts'
import { type Field, type Named, named } from './field.ts'
import { formattedLabel, formattedText } from './formatted.ts'

/** The labels of the allowed values, in order. Codes without a translation (u1, EUR) are plain text. */
export type Choices<O extends string> = Readonly<Record<O, Message | string>>

export type Captions<O extends string> = Readonly<Partial<Record<O, Message>>>

export interface SelectField<O extends string, Initial extends string, N extends string>
  extends Field<O | Initial, O, N, 'select' | 'radio'> {
  readonly options: Choices<O>
  /** Explanations of choices whose label alone is not clear. */
  readonly captions?: Captions<O>
}

interface SelectOptions<N extends string, O extends string> extends Named<N> {
  readonly options: Choices<O>
  readonly captions?: Captions<NoInfer<O>>
  /** Shows all choices instead of a dropdown list. */
  readonly as?: 'select' | 'radio'
}

/** One of several values. Without `initial` none is chosen at first, and a choice is required. */
export function select<const N extends string, const O extends string>(
  options: SelectOptions<N, O> & { initial: NoInfer<O> },
): SelectField<O, never, N>
export function select<const N extends string, const O extends string>(
  options: SelectOptions<N, O>,
): SelectField<O, '', N>
export function select<const N extends string, const O extends string>({
  options,
  captions,
  as = 'select',
  initial,
  ...name
}: SelectOptions<N, O> & { initial?: O }): SelectField<O, '', N> {
  const values = Object.keys(options) as O[]
  const start: O | '' = initial ?? ''
  return {
    ...named(name),
    control: as,
    options,
    ...(captions && { captions }),
    initial: start,
    form: v.picklist(values, 'required'),
    wire: v.picklist(values, 'unknown-choice'),
    encode: (value) => value as O,
    decode: (value) => values.find((known) => known === value) ?? start,
    format: (value) => (Object.hasOwn(options, value) ? formattedLabel(options[value]) : formattedText(value)),
  }
}

/** A choice whose values have other names on the wire: `{ standard: 'standard_method' }`. */
export function respelled<O extends string, N extends string, const W extends string>(
  field: SelectField<O, never, N>,
  spelling: Readonly<Record<O, W>>,
): Omit<SelectField<O, never, N>, 'wire' | 'encode' | 'format'> & Field<O, W, N, 'select' | 'radio'> {
  const values = Object.keys(spelling) as O[]
  const read = (wire: unknown) => values.find((value) => spelling[value] === wire)
  return {
    ...field,
    wire: v.picklist(Object.values<W>(spelling), 'unknown-choice'),
    encode: (value) => spelling[value],
    decode: (value) => read(value) ?? field.initial,
    format: (value) => field.format(read(value) ?? field.initial),
  }
}
