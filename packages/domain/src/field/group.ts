import { type ApiOf, type Field, type Fields, type FormOf, type Named, named } from './field.ts'
import { fieldset } from './fieldset.ts'
import type { Formatted } from './formatted.ts'

export interface GroupField<F extends Fields, N extends string> extends Field<FormOf<F>, ApiOf<F>, N, 'group'> {
  readonly fields: F
}

/** Several fields in one wire object. */
export function group<const N extends string, F extends Fields>({
  fields,
  ...name
}: Named<N> & { fields: F }): GroupField<F, N> {
  const { initial, form, wire, encode, decode, format, locate } = fieldset({ fields })
  const asRecord = (value: ApiOf<F>): Formatted => ({ as: 'record', entries: format(value) })
  return { ...named(name), control: 'group', fields, initial, form, wire, encode, decode, format: asRecord, locate }
}
