import * as v from 'valibot'
import type { ApiOf, Field, Fields, FormOf } from './field.ts'
import { type Shown, type ShownEntry, shownRaw } from './shown.ts'

/** A set of fields as one codec; every composite is made of it. */
export interface RecordCodec<F extends Fields> {
  readonly initial: FormOf<F>
  readonly form: v.GenericSchema<FormOf<F>, unknown>
  readonly wire: v.GenericSchema<ApiOf<F>, unknown>
  encode(value: FormOf<F>): ApiOf<F>
  decode(value: unknown): FormOf<F>
  show(value: ApiOf<F>): Shown
  locate(steps: readonly string[], value: FormOf<F>): readonly string[]
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** What the changelog prints for a wire object: known keys by their label, in the form's order, then the rest raw. */
export function shownEntries(fields: readonly Field[], value: unknown): readonly ShownEntry[] {
  if (!isRecord(value)) return []
  const known = fields.filter((field) => Object.hasOwn(value, field.api))
  const names = new Set(known.map((field) => field.api))
  return [
    ...known.map((field) => ({
      key: field.api,
      label: field.label,
      value: v.is(field.wire, value[field.api]) ? field.show(value[field.api]) : shownRaw(value[field.api]),
    })),
    ...Object.keys(value)
      .filter((key) => !names.has(key))
      .map((key) => ({ key, label: key, value: shownRaw(value[key]) })),
  ]
}

/** Folds fields into one codec. The wire object is strict; an encoded `undefined` leaves its key out. */
export function record<F extends Fields>(fields: F): RecordCodec<F> {
  const entries: readonly (readonly [string, Field])[] = Object.entries(fields)
  const build = <T>(make: (key: string, field: Field) => readonly [string, T]): Record<string, T> =>
    Object.fromEntries(entries.map(([key, field]) => make(key, field)))
  // The one place where a loop over fields loses their types; type tests hold both ends together.
  return {
    initial: build((key, field) => [key, field.initial]),
    form: v.object(build((key, field) => [key, field.form])),
    wire: v.strictObject(build((_, field) => [field.api, field.wire])),
    encode: (value: Record<string, unknown>) =>
      Object.fromEntries(
        entries.map(([key, field]) => [field.api, field.encode(value[key])]).filter(([, sent]) => sent !== undefined),
      ),
    decode: (value: unknown) => build((key, field) => [key, field.decode(own(value, field.api))]),
    show: (value: unknown): Shown => ({
      as: 'record',
      entries: shownEntries(
        entries.map(([, field]) => field),
        value,
      ),
    }),
    locate: ([head, ...rest]: readonly string[], value: Record<string, unknown>) => {
      const found = entries.find(([, field]) => field.api === head)
      if (!found) return []
      const [key, field] = found
      return [key, ...(field.locate?.(rest, value[key]) ?? [])]
    },
  } as unknown as RecordCodec<F>
}
