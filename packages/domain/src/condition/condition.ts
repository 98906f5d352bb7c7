import * as v from 'valibot'
import { ConditionType, needsValue } from '../matcher/index.ts'
import { AnyUuid } from '../resource/index.ts'

/** Longest value of a condition, in UTF-16 code units. */
export const CONDITION_VALUE_LIMIT = 255

export const SelectorType = v.picklist(['css', 'xpath'], 'unknown-selector-type')
export type SelectorType = v.InferOutput<typeof SelectorType>

export const ScrollUnit = v.picklist(['percentage', 'pixels'], 'unknown-unit')
export type ScrollUnit = v.InferOutput<typeof ScrollUnit>

/** How a value is meant: as which kind of selector, or in which unit. Most conditions have neither. */
export const ConditionOptions = v.object({
  selector_type: v.optional(SelectorType),
  unit: v.optional(ScrollUnit),
})
export type ConditionOptions = v.InferOutput<typeof ConditionOptions>

/** Options as they are read: what is not understood counts as not there, so that the trigger can still be opened. */
const ReadOptions = v.object({
  selector_type: v.fallback(v.optional(SelectorType), undefined),
  unit: v.fallback(v.optional(ScrollUnit), undefined),
})

/** One condition of a trigger as it is read: the variable it looks at, how it compares, and with what. */
export const Condition = v.object({
  condition_id: v.optional(v.nullable(v.string())),
  variable_id: v.string(),
  condition_type: ConditionType,
  value: v.optional(v.nullable(v.string()), null),
  options: v.optional(ReadOptions, {}),
})
export type Condition = v.InferOutput<typeof Condition>

/**
 * One condition as a request may send it. A value that the type does not compare with is dropped;
 * where one is needed it has 1 to 255 characters. Which types and options suit the variable is a rule of the trigger.
 */
export const ConditionInput = v.pipe(
  v.object({
    condition_id: v.optional(v.nullable(AnyUuid)),
    variable_id: v.string(),
    condition_type: ConditionType,
    value: v.optional(v.nullable(v.string()), null),
    options: v.optional(ConditionOptions, {}),
  }),
  v.transform((condition) =>
    needsValue(condition.condition_type) || condition.condition_type === 'abandoned'
      ? condition
      : { ...condition, value: null },
  ),
  v.forward(
    v.check(({ condition_type, value }) => !needsValue(condition_type) || (value ?? '') !== '', 'required'),
    ['value'],
  ),
  v.forward(
    v.check(
      ({ condition_type, value }) => condition_type === 'abandoned' || (value ?? '').length <= CONDITION_VALUE_LIMIT,
      'max-length',
    ),
    ['value'],
  ),
)
export type ConditionInput = v.InferOutput<typeof ConditionInput>
