import { type ApiOf, type Field, type Fields, type FormOf, type Named, named } from './field.ts'
import { record } from './record.ts'

export interface GroupField<F extends Fields, N extends string> extends Field<FormOf<F>, ApiOf<F>, N, 'group'> {
  readonly fields: F
}

/** Several fields in one wire object. */
export function group<const N extends string, F extends Fields>({
  fields,
  ...name
}: Named<N> & { fields: F }): GroupField<F, N> {
  return { ...named(name), control: 'group', fields, ...record(fields) }
}
