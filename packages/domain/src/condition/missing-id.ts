import { uuid5 } from '../uuid/index.ts'

interface Parts {
  readonly condition_id?: string | null | undefined
  readonly variable_id: string
  readonly condition_type: string
  readonly value?: string | null | undefined
  readonly options?: unknown
}

/** What identifies a condition that has no id: its parts, joined. */
const partsOf = ({ variable_id, condition_type, value, options }: Parts): string =>
  `${variable_id}|${condition_type}|${value ?? ''}|${JSON.stringify(options ?? {})}`

/** A key for each condition of one trigger: its id, else its parts, numbered from the second of the same parts on. */
export function conditionKeys(conditions: readonly Parts[]): readonly string[] {
  const seen = new Map<string, number>()
  return conditions.map((condition) => {
    if (condition.condition_id) return condition.condition_id
    const parts = partsOf(condition)
    const count = (seen.get(parts) ?? 0) + 1
    seen.set(parts, count)
    return count === 1 ? parts : `${parts}|${count}`
  })
}

/** The conditions of a trigger, each with an id; the same parts always get the same ids. */
export function withConditionIds<C extends Parts>(
  triggerId: string,
  conditions: readonly C[],
): readonly (C & { readonly condition_id: string })[] {
  const keys = conditionKeys(conditions)
  return conditions.map((condition, index) => ({
    ...condition,
    condition_id: condition.condition_id || uuid5(triggerId, keys[index] ?? ''),
  }))
}
