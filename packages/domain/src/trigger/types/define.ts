import * as v from 'valibot'
import type { Condition, ConditionType } from '../../condition/index.ts'
import type { FieldError } from '../../field/index.ts'
import { type Fields, type FormOf, isRecord, record, type ShownEntry, shownEntries } from '../../field/index.ts'
import { issueOf } from '../../issue/index.ts'
import type { Message } from '../../message/index.ts'
import type { TriggerType } from '../trigger.ts'

/** Whether triggers of a kind can be limited to audiences, are all about them, or know nothing of them. */
export type AudienceUse = 'offered' | 'required' | 'none'

/** The one condition that belongs to a kind of trigger, as far as its settings make it. */
export interface TemplateCondition {
  readonly condition_type: ConditionType
  readonly value: string | null
  readonly options: Condition['options']
}

/**
 * What a kind of trigger says about itself. Its fields speak of the trigger's type (`trigger_type`) and of the parts
 * of its own condition: `condition_type`, `value`, `unit`, `selector_type`.
 */
export interface TriggerTemplateSpec<Id extends string, F extends Fields> {
  readonly id: Id
  /** The types it makes; the first is that of a new trigger. */
  readonly types: readonly [TriggerType, ...TriggerType[]]
  readonly name: Message
  readonly about: Message
  readonly fields: F
  /** A field that is not asked for is hidden, not checked, not sent, and starts over when it returns. */
  readonly when?: { readonly [K in keyof F]?: (form: FormOf<F>) => boolean }
  /** The fields that stand in the section about how often the trigger fires. */
  readonly multiplicity?: readonly (keyof F & string)[]
  /** The variable its own condition looks at, and the matchers that make a condition on it this one. */
  readonly condition?: { readonly variableId: string; readonly matchers: readonly ConditionType[] }
  /** Options that the own condition always has. */
  readonly options?: Condition['options']
  readonly audience: AudienceUse
  /** What a rule over several fields has against the field named `value` on the wire. */
  readonly valueError?: (form: FormOf<F>) => FieldError | undefined
  /** A complete, valid form. */
  readonly sample: FormOf<F>
}

/** One kind of trigger from every side. */
export interface TriggerTemplate<Id extends string = string, F extends Fields = any>
  extends TriggerTemplateSpec<Id, F> {
  /** The topic of its help page. */
  readonly help: string
  readonly multiplicity: readonly (keyof F & string)[]
  readonly initial: FormOf<F>
  asked(form: FormOf<F>): readonly (keyof F & string)[]
  settle(form: FormOf<F>): FormOf<F>
  check(form: FormOf<F>): readonly v.BaseIssue<unknown>[]
  /** The type the settings make, and the kind's own condition if they make one. */
  encode(form: FormOf<F>): { readonly type: TriggerType; readonly condition: TemplateCondition | null }
  /** The settings of a stored trigger. What cannot be read starts over. */
  decode(type: TriggerType, condition: Condition | undefined): FormOf<F>
  show(type: TriggerType, condition: Condition | undefined): readonly ShownEntry[]
}

/** Declares a kind of trigger. */
export function defineTriggerTemplate<const Id extends string, F extends Fields>(
  spec: TriggerTemplateSpec<Id, F>,
): TriggerTemplate<Id, F> {
  type Key = keyof F & string
  const { fields } = spec
  const keys = Object.keys(fields) as Key[]
  const all = record(fields)
  const asked = (form: FormOf<F>) => keys.filter((key) => spec.when?.[key]?.(form) ?? true)
  const settle = (form: FormOf<F>): FormOf<F> => ({
    ...all.initial,
    ...Object.fromEntries(asked(form).map((key) => [key, form[key]])),
  })
  const valueKey = keys.find((key) => fields[key]?.api === 'value')

  return {
    ...spec,
    help: spec.id,
    multiplicity: spec.multiplicity ?? [],
    initial: all.initial,
    asked,
    settle,
    check(form) {
      const found = asked(form).flatMap(
        (key): readonly v.BaseIssue<unknown>[] =>
          v.safeParse(v.object({ [key]: fields[key]!.form }), form).issues ?? [],
      )
      const error = found.length === 0 && valueKey !== undefined ? spec.valueError?.(form) : undefined
      return error ? [issueOf({ path: [valueKey ?? ''], ...error }, form)] : found
    },
    encode(form) {
      const open = new Set<string>(asked(form).map((key) => fields[key]!.api))
      const sent = Object.fromEntries(
        Object.entries(all.encode(form) as Record<string, unknown>).filter(([api]) => open.has(api)),
      )
      const { trigger_type: type = spec.types[0], condition_type, value = null, ...options } = sent
      return {
        type: type as TriggerType,
        condition:
          spec.condition && condition_type !== undefined
            ? {
                condition_type: condition_type as ConditionType,
                value: value as string | null,
                options: { ...spec.options, ...options },
              }
            : null,
      }
    },
    decode: (type, condition) => settle(all.decode(flat(type, condition))),
    show: (type, condition) =>
      shownEntries(
        keys.map((key) => fields[key]!),
        onlyKnown(flat(type, condition), fields),
      ),
  }
}

/** The type and the parts of the own condition side by side, which is how the fields see them. */
function flat(type: TriggerType, condition: Condition | undefined): Record<string, unknown> {
  if (!condition) return { trigger_type: type }
  const { condition_type, value, options } = condition
  return {
    ...(isRecord(options) ? options : {}),
    trigger_type: type,
    condition_type,
    ...(value === null ? {} : { value }),
  }
}

/** What no field speaks of (the type of a kind that has one only) needs no line of its own. */
function onlyKnown(values: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  const apis = new Set(Object.values(fields).map((field) => field.api))
  return Object.fromEntries(Object.entries(values).filter(([key]) => apis.has(key)))
}
