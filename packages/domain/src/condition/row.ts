import type { Row } from '../field/index.ts'
import { type ConditionType, needsValue } from '../matcher/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import type { Condition, ConditionInput, SelectorType } from './condition.ts'
import { firstCondition, isSelectorMatcher, matchersOf } from './matchers.ts'
import { conditionKeys } from './missing-id.ts'

/** One condition as a person edits it. A new one has no id yet: the server makes it. */
export interface ConditionForm {
  readonly conditionId: string | null
  readonly variableId: string
  readonly type: ConditionType
  readonly value: string
  /** How the value finds elements; null where it is no selector. */
  readonly selectorType: SelectorType | null
}

export type ConditionRow = Row<ConditionForm>

/** Opens stored conditions as rows of a form. */
export function conditionRows(conditions: readonly Condition[]): readonly ConditionRow[] {
  const keys = conditionKeys(conditions)
  return conditions.map((condition, index) => ({
    key: keys[index] ?? '',
    conditionId: condition.condition_id ?? null,
    variableId: condition.variable_id,
    type: condition.condition_type,
    value: condition.value ?? '',
    selectorType: isSelectorMatcher(condition.condition_type) ? (condition.options.selector_type ?? 'css') : null,
  }))
}

/** Rows as they are sent: an empty value is null, and no id where the server has to make one. */
export const conditionsOf = (rows: readonly ConditionForm[]): readonly ConditionInput[] => rows.map(conditionOf)

export const conditionOf = ({ conditionId, variableId, type, value, selectorType }: ConditionForm): ConditionInput => ({
  ...(conditionId !== null && { condition_id: conditionId }),
  variable_id: variableId,
  condition_type: type,
  value: value === '' || !needsValue(type) ? null : value,
  options: isSelectorMatcher(type) ? { selector_type: selectorType ?? 'css' } : {},
})

/** A new condition on a variable; `key` names the row. */
export const newCondition = (variableId: string, key: string): ConditionRow => ({
  key,
  conditionId: null,
  variableId,
  ...firstCondition(variableId),
})

/** The condition a trigger begins with when it is to fire only sometimes: the address contains something. */
export const initialCondition = (key: string): ConditionRow => newCondition(BUILT_INS.pageUrl.id, key)

/** Fires always, or only when conditions are met: begins with one condition, or clears them all. */
export const onlyWhen = (rows: readonly ConditionRow[], met: boolean, key: string): readonly ConditionRow[] =>
  met ? (rows.length > 0 ? rows : [initialCondition(key)]) : []

/** Another variable: the condition starts over with what that variable can be tested by. */
export const withVariable = (row: ConditionRow, variableId: string): ConditionRow =>
  row.variableId === variableId ? row : { ...row, variableId, ...firstCondition(variableId) }

/** Another type: the value goes when none is needed, and so does the kind of selector. Types the variable lacks change nothing. */
export function withType(row: ConditionRow, type: ConditionType): ConditionRow {
  if (row.type === type || !matchersOf(row.variableId).includes(type)) return row
  return {
    ...row,
    type,
    value: needsValue(type) ? row.value : '',
    selectorType: isSelectorMatcher(type) ? (row.selectorType ?? 'css') : null,
  }
}

/**
 * Another value, where the type compares with one at all.
 * @public
 */
export const withValue = (row: ConditionRow, value: string): ConditionRow =>
  needsValue(row.type) ? { ...row, value } : row

/** The value read as CSS or as XPath. */
export const withSelectorType = (row: ConditionRow, selectorType: SelectorType): ConditionRow =>
  isSelectorMatcher(row.type) ? { ...row, selectorType } : row
