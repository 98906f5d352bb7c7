import * as v from 'valibot'
import {
  type FieldErrorKey,
  type Fields,
  type FormOf,
  isRecord,
  record,
  type ShownEntry,
  schemaFor,
  shownEntries,
} from '../../field/index.ts'
import { issueOf } from '../../issue/index.ts'
import type { Message } from '../../message/index.ts'
import type { VariableType } from '../variable.ts'
import { VARIABLE_TYPE_LABELS } from './labels.ts'

/** What a variable holds on the wire, beside its name and type. */
export interface VariableContent {
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** What a type of variable says about itself. The field named `value` on the wire is its value, the others are options. */
export interface VariableTypeSpec<Id extends VariableType, F extends Fields> {
  readonly id: Id
  readonly about: Message
  readonly fields: F
  /** A field that is not asked for is hidden, not checked, not sent, and starts over when it returns. */
  readonly when?: { readonly [K in keyof F]?: (form: FormOf<F>) => boolean }
  /** What a rule over several fields has against the value. */
  readonly valueError?: (form: FormOf<F>) => FieldErrorKey | undefined
  /** A complete, valid form. */
  readonly sample: FormOf<F>
}

/** One type of variable from every side: what is asked, what is sent, and what the changelog prints. */
export interface VariableTypeOf<Id extends VariableType = VariableType, F extends Fields = any>
  extends VariableTypeSpec<Id, F> {
  readonly name: Message
  /** The topic of its help page. */
  readonly help: string
  readonly initial: FormOf<F>
  /** The fields to draw, in order. */
  asked(form: FormOf<F>): readonly (keyof F & string)[]
  /** The same form with every field that is not asked for back at its beginning. */
  settle(form: FormOf<F>): FormOf<F>
  /** What is wrong with the form; messages are keys of form errors, paths those of the form. */
  check(form: FormOf<F>): readonly v.BaseIssue<unknown>[]
  encode(form: FormOf<F>): VariableContent
  /** Takes anything; what cannot be read starts over. */
  decode(content: unknown): FormOf<F>
  /** What the API accepts as `{ value, options }`; options nobody asked for are left out. */
  readonly wire: v.GenericSchema<VariableContent, unknown>
  show(content: unknown): readonly ShownEntry[]
  /** Where a pointer into the attributes (`value`, `options/…`) leads in the form: property names and row keys. */
  locate(steps: readonly string[], form: FormOf<F>): readonly string[]
}

/** Declares a type of variable. */
export function defineVariableType<const Id extends VariableType, F extends Fields>(
  spec: VariableTypeSpec<Id, F>,
): VariableTypeOf<Id, F> {
  type Key = keyof F & string
  const { fields } = spec
  const keys = Object.keys(fields) as Key[]
  const all = record(fields)
  const isValue = (key: Key) => fields[key]?.api === 'value'
  const asked = (form: FormOf<F>) => keys.filter((key) => spec.when?.[key]?.(form) ?? true)
  const settle = (form: FormOf<F>): FormOf<F> => ({
    ...all.initial,
    ...Object.fromEntries(asked(form).map((key) => [key, form[key]])),
  })
  const decode = (content: unknown) => settle(all.decode(flat(content)))
  const valueError = (form: FormOf<F>) => spec.valueError?.(form)

  return {
    ...spec,
    name: VARIABLE_TYPE_LABELS[spec.id],
    help: spec.id,
    initial: all.initial,
    asked,
    settle,
    decode,
    check(form) {
      const found = asked(form).flatMap(
        (key): readonly v.BaseIssue<unknown>[] =>
          v.safeParse(v.object({ [key]: fields[key]!.form }), form).issues ?? [],
      )
      const key = found.length === 0 ? valueError(form) : undefined
      return key ? [issueOf({ path: [keys.find(isValue) ?? ''], key }, form)] : found
    },
    encode(form) {
      const open = new Set<string>(asked(form).map((key) => fields[key]!.api))
      const { value = null, ...options } = all.encode(form) as Record<string, unknown>
      return {
        value: value as string | null,
        options: Object.fromEntries(Object.entries(options).filter(([api]) => open.has(api))),
      }
    },
    wire: v.lazy((content) => {
      const open = asked(decode(content)).map((key) => fields[key]!)
      const options = open.filter((field) => field.api !== 'value').map((field) => [field.api, field.wire])
      const value = open.find((field) => field.api === 'value')?.wire ?? NO_VALUE
      return schemaFor<VariableContent>(
        v.pipe(
          v.object({ value, options: v.optional(v.object(Object.fromEntries(options)), {}) }),
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              const key = dataset.typed ? valueError(decode(dataset.value)) : undefined
              if (key) addIssue({ message: key })
            }),
            ['value'],
          ),
        ),
      )
    }),
    show: (content) =>
      shownEntries(
        keys.map((key) => fields[key]!),
        flat(content),
      ),
    locate: ([head, ...rest], form) => all.locate(head === 'options' ? rest : head === 'value' ? ['value'] : [], form),
  }
}

/** Whatever is sent as the value of a type that has none is dropped. */
const NO_VALUE = v.pipe(
  v.optional(v.any(), null),
  v.transform(() => null),
)

/** Value and options side by side, which is how the fields see them. */
function flat(content: unknown): Record<string, unknown> {
  if (!isRecord(content)) return {}
  const options = isRecord(content.options) ? content.options : {}
  return content.value === null || content.value === undefined ? options : { ...options, value: content.value }
}
