import * as v from 'valibot'
import type { Control } from './control.ts'
import type { Field } from './field.ts'
import { isRecord } from './fieldset.ts'
import { optionsObject } from './options-object.ts'
import { schemaFor } from './schema.ts'

/** A field whose value the wire wraps in an object of one key: `heart_beat_timer: { enabled: true }`. */
export function wrapped<F, A, N extends string, C extends Control, const K extends string>(
  inner: Field<F, A, N, C>,
  key: K,
): Field<F, Record<K, A>, N, C> {
  const object = optionsObject({ [key]: inner.wire })
  return {
    ...inner,
    wire: schemaFor(v.is(inner.wire, undefined) ? v.optional(object, { [key]: inner.encode(inner.initial) }) : object),
    encode: (value) => ({ [key]: inner.encode(value) }) as Record<K, A>,
    decode: (value) => inner.decode(isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    format: (value) => inner.format(value[key]),
  }
}
