import { type ApiOf, type Field, type Fields, type FormOf, type Named, named } from './field.ts'
import { fieldset } from './fieldset.ts'
import type { Shown } from './shown.ts'

export interface GroupField<F extends Fields, N extends string> extends Field<FormOf<F>, ApiOf<F>, N, 'group'> {
  readonly fields: F
}

/** Several fields in one wire object. */
export function group<const N extends string, F extends Fields>({
  fields,
  ...name
}: Named<N> & { fields: F }): GroupField<F, N> {
  const { initial, form, wire, encode, decode, show, locate } = fieldset({ fields })
  const asRecord = (value: ApiOf<F>): Shown => ({ as: 'record', entries: show(value) })
  return { ...named(name), control: 'group', fields, initial, form, wire, encode, decode, show: asRecord, locate }
}
