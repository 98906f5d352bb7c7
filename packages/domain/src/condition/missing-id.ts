import { v5 } from 'uuid'

interface ConditionContent {
  readonly condition_id?: string | null | undefined
  readonly variable_id: string
  readonly condition_type: string
  readonly value?: string | null | undefined
  readonly options?: unknown
}

/** Identifies a condition without an id by its content. */
const contentOf = ({ variable_id, condition_type, value, options }: ConditionContent): string =>
  `${variable_id}|${condition_type}|${value ?? ''}|${JSON.stringify(options ?? {})}`

/** A key for each condition of one trigger: its id, or its content, with a number from the second equal one on. */
export function conditionKeys(conditions: readonly ConditionContent[]): readonly string[] {
  const seen = new Map<string, number>()
  return conditions.map((condition) => {
    if (condition.condition_id) return condition.condition_id
    const content = contentOf(condition)
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return count === 1 ? content : `${content}|${count}`
  })
}

/** The conditions of a trigger, each with an id; the same content always gets the same ids. */
export function withConditionIds<C extends ConditionContent>(
  triggerId: string,
  conditions: readonly C[],
): readonly (C & { readonly condition_id: string })[] {
  const keys = conditionKeys(conditions)
  return conditions.map((condition, index) => ({
    ...condition,
    condition_id: condition.condition_id || v5((keys[index] ?? '').toWellFormed(), triggerId),
  }))
}
