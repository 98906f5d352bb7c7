import * as v from 'valibot'
import {
  type Fields,
  type Fieldset,
  type FieldsetSpec,
  type FormOf,
  fieldset,
  isRecord,
  schemaFor,
} from '../../field/index.ts'
import type { Message } from '../../message/index.ts'
import type { StoredVariableType, VariableType } from '../variable.ts'

/** The name of each stored variable type, and the icon of the sprite that stands for it. */
export type VariableAppearances = Readonly<
  Record<StoredVariableType, { readonly name: Message; readonly icon: string }>
>

/** The content of a variable on the wire, without name and type. */
export interface VariableContent {
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** The definition of a variable type. The field named `value` on the wire is its value, the others are options. */
export interface VariableTypeSpec<Id extends VariableType, F extends Fields> extends Omit<FieldsetSpec<F>, 'type'> {
  readonly id: Id
  readonly name: Message
  /** An icon of the sprite. */
  readonly icon: string
  readonly about: Message
  /** A complete, valid form. */
  readonly sample: FormOf<F>
}

/** A variable type: its definition and everything that follows from its fields. */
export interface VariableTypeDefinition<Id extends VariableType = VariableType, F extends Fields = any>
  extends Omit<VariableTypeSpec<Id, F>, 'valueError' | 'when'>,
    Omit<Fieldset<F>, 'encode' | 'wire' | 'form'> {
  /** The topic of its help page. */
  readonly help: string
  encode(form: FormOf<F>): VariableContent
  /** The schema of `value` and `options` in the API. Options of inactive or unknown fields are dropped. */
  readonly wire: v.GenericSchema<VariableContent, unknown>
  /** Translates a pointer into the attributes (`value`, `options/…`) to the path in the form: property names and row keys. */
  locate(steps: readonly string[], form: FormOf<F>): readonly string[]
}

/** Declares a variable type. */
export function defineVariableType<const Id extends VariableType, F extends Fields>(
  spec: VariableTypeSpec<Id, F>,
): VariableTypeDefinition<Id, F> {
  const set = fieldset(spec)
  const decode = (content: unknown) => set.decode(flat(content))
  return {
    ...spec,
    ...set,
    help: spec.id,
    decode,
    encode(form) {
      const { value = null, ...options } = set.encode(form) as { value?: string; [option: string]: unknown }
      return { value, options }
    },
    wire: v.lazy((content) => {
      const active = set.activeFields(decode(content)).map((key) => spec.fields[key]!)
      const { value = NO_VALUE, ...options } = Object.fromEntries(active.map(({ api, wire }) => [api, wire]))
      return schemaFor<VariableContent>(
        v.pipe(
          v.object({ value, options: v.optional(v.object(options), {}) }),
          v.forward(
            v.rawCheck(({ dataset, addIssue }) => {
              const error = dataset.typed ? spec.valueError?.(decode(dataset.value)) : undefined
              if (error) addIssue({ message: error.key })
            }),
            ['value'],
          ),
        ),
      )
    }),
    format: (content) => set.format(flat(content)),
    locate: ([head, ...rest], form) => set.locate(head === 'options' ? rest : head === 'value' ? ['value'] : [], form),
  }
}

/** The value of a type without one: anything that is sent is dropped. */
const NO_VALUE = v.pipe(
  v.optional(v.any(), null),
  v.transform(() => null),
)

/** Value and options as one object, for the fields. */
function flat(content: unknown): Record<string, unknown> {
  if (!isRecord(content)) return {}
  const options = isRecord(content.options) ? content.options : {}
  return content.value === null || content.value === undefined ? options : { ...options, value: content.value }
}
