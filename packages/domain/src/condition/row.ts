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
  /** The kind of selector; null if the value is none. */
  readonly selectorType: SelectorType | null
}

export type ConditionRow = Row<ConditionForm>

/** Makes rows of a form from stored conditions. */
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

/** Rows as they are sent: an empty value becomes null, and a new row has no id. */
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

/** The initial condition of a trigger that does not always fire: the address contains something. */
export const initialCondition = (key: string): ConditionRow => newCondition(BUILT_INS.pageUrl.id, key)

/** Switches between firing on conditions, with an initial one, and firing always, with none. */
export const onlyWhen = (rows: readonly ConditionRow[], met: boolean, key: string): readonly ConditionRow[] =>
  met ? (rows.length > 0 ? rows : [initialCondition(key)]) : []

/** Changes the variable, and resets the condition to the initial one of that variable. */
export const withVariable = (row: ConditionRow, variableId: string): ConditionRow =>
  row.variableId === variableId ? row : { ...row, variableId, ...firstCondition(variableId) }

/** Changes the type. Clears value and kind of selector if the type has none. Ignores types that the variable does not allow. */
export function withType(row: ConditionRow, type: ConditionType): ConditionRow {
  if (row.type === type || !matchersOf(row.variableId).includes(type)) return row
  return {
    ...row,
    type,
    value: needsValue(type) ? row.value : '',
    selectorType: isSelectorMatcher(type) ? (row.selectorType ?? 'css') : null,
  }
}

/** Changes whether the value is read as CSS or as XPath. */
export const withSelectorType = (row: ConditionRow, selectorType: SelectorType): ConditionRow =>
  isSelectorMatcher(row.type) ? { ...row, selectorType } : row
