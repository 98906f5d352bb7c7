import * as v from 'valibot'
import { type FieldError, type FormError, validate } from './error.ts'
import type { ApiOf, Field, Fields, FormOf } from './field.ts'
import { type FormattedEntry, formattedRaw } from './formatted.ts'
import { optionsObject } from './options-object.ts'

/** Which fields depend on other values: a field is active while its condition holds, one without a condition always. */
export type When<F extends Fields, W extends keyof F = keyof F> = {
  readonly [K in W]?: (form: FormOf<F>) => boolean
}

/** The definition of a set of fields. */
export interface FieldsetSpec<F extends Fields> {
  readonly fields: F
  /** An inactive field is hidden, not checked, not sent, and has its initial value again when it returns. */
  readonly when?: When<F> | undefined
  /** The value of the wire key `type`, which distinguishes this fieldset from another one under the same wire name. */
  readonly type?: string | undefined
  /** Cross-field rule, run when every field is valid; returns the error of the field whose wire key is `value`. */
  readonly valueError?: ((form: FormOf<F>) => FieldError | undefined) | undefined
}

/**
 * Fields that belong together, as one codec. Tag templates, trigger types, variable types, groups and rows are made of
 * it.
 */
export interface Fieldset<F extends Fields> {
  readonly fields: F
  readonly initial: FormOf<F>
  /** The active fields for these values, in order. */
  activeFields(form: FormOf<F>): readonly (keyof F & string)[]
  /** The form with every inactive field at its initial value. */
  resetInactive(form: FormOf<F>): FormOf<F>
  /** The rule for form values. Issue messages are keys of `FIELD_ERRORS`. */
  readonly form: v.GenericSchema<FormOf<F>, unknown>
  /** The errors of form values. Paths consist of names and indexes. */
  check(form: FormOf<F>): readonly FormError[]
  /** Form to wire: the active fields, without those that encode to undefined. */
  encode(form: FormOf<F>): ApiOf<F>
  /** Wire to form. Accepts any value; invalid fields get their initial value. */
  decode(value: unknown): FormOf<F>
  /**
   * The rule for the wire object: unknown members are dropped (`optionsObject`); a field with a condition is required while
   * active and refused otherwise.
   */
  readonly wire: v.GenericSchema<ApiOf<F>, unknown>
  /** The changelog's lines for a wire object. */
  format(value: unknown): readonly FormattedEntry[]
  /** Translates a wire pointer to the path in the form: property names and row keys. */
  locate(steps: readonly string[], form: FormOf<F>): readonly string[]
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** Combines fields into one codec. */
export function fieldset<F extends Fields>({ fields, when, type, valueError }: FieldsetSpec<F>): Fieldset<F> {
  type Form = Readonly<Record<string, any>>
  const entries: readonly (readonly [string, Field])[] = Object.entries(fields)
  const conditions: Readonly<Record<string, ((form: any) => boolean) | undefined>> = when ?? {}
  const active = (form: Form) => entries.filter(([key]) => conditions[key]?.(form) ?? true)
  const each = <T>(some: typeof entries, make: (field: Field, key: string) => T): Record<string, T> =>
    Object.fromEntries(some.map(([key, field]) => [key, make(field, key)]))
  const rules = (some: typeof entries) => v.object(each(some, (field) => field.form))
  const initial = each(entries, (field) => field.initial)
  const resetInactive = (form: Form): Form =>
    when ? { ...initial, ...each(active(form), (_, key) => form[key]) } : form
  const decode = (value: unknown): Form => resetInactive(each(entries, (field) => field.decode(own(value, field.api))))
  const form = when ? v.lazy((values) => rules(active(values as Form))) : rules(entries)
  const valueKey = entries.find(([, field]) => field.api === 'value')?.[0] ?? ''
  // A loop over the fields loses their types here; type tests check the result.
  return {
    fields,
    initial,
    activeFields: (values: Form) => active(values).map(([key]) => key),
    resetInactive,
    form,
    check(values: FormOf<F>) {
      const errors = validate(form, values)
      const error = errors.length === 0 ? valueError?.(values) : undefined
      return error ? [{ path: [valueKey], ...error }] : errors
    },
    encode: (values: Form) => ({
      ...(type !== undefined && { type }),
      ...Object.fromEntries(
        active(values)
          .map(([key, field]) => [field.api, field.encode(values[key])] as const)
          .filter(([, sent]) => sent !== undefined),
      ),
    }),
    decode,
    wire: wireRule(
      entries,
      type,
      entries.filter(([key]) => conditions[key]),
      (value) => new Set(active(decode(value)).map(([key]) => key)),
    ),
    format: (value: unknown) => formattedEntries(entries, value),
    locate: ([head, ...rest]: readonly string[], values: Form) => {
      const found = entries.find(([, field]) => field.api === head)
      return found ? [found[0], ...(found[1].locate?.(rest, values[found[0]]) ?? [])] : []
    },
  } as unknown as Fieldset<F>
}

type Entries = readonly (readonly [string, Field])[]

function wireRule(
  entries: Entries,
  type: string | undefined,
  conditional: Entries,
  activeIn: (value: unknown) => ReadonlySet<string>,
) {
  const optional = new Set(conditional.map(([key]) => key))
  const keys: v.ObjectEntries = {
    ...(type !== undefined && { type: v.literal(type, 'unknown-type') }),
    ...Object.fromEntries(entries.map(([key, { api, wire }]) => [api, optional.has(key) ? v.optional(wire) : wire])),
  }
  const shape = optionsObject(keys)
  if (conditional.length === 0) return shape
  return v.pipe(
    shape,
    v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const found = dataset.value
      const active = activeIn(found)
      for (const [key, { api, wire }] of conditional) {
        const value = found[api]
        const broken = active.has(key) ? !v.is(wire, value) && 'required' : value !== undefined && 'invalid'
        if (broken)
          addIssue({ message: broken, path: [{ type: 'object', origin: 'value', input: found, key: api, value }] })
      }
    }),
  )
}

/** Prints known keys by their label, in the order of the fields, then the others raw. */
function formattedEntries(entries: Entries, value: unknown): readonly FormattedEntry[] {
  if (!isRecord(value)) return []
  const known = entries.map(([, field]) => field).filter(({ api }) => Object.hasOwn(value, api))
  const names = new Set(known.map(({ api }) => api))
  return [
    ...known.map(({ api, label, wire, format, absent }) => ({
      key: api,
      label,
      value: v.is(wire, value[api]) ? format(value[api]) : formattedRaw(value[api]),
      ...(absent && { absent }),
    })),
    ...Object.keys(value)
      .filter((key) => !names.has(key))
      .map((key) => ({ key, label: key, value: formattedRaw(value[key]) })),
  ]
}
