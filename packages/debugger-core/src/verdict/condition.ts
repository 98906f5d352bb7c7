import type { ConditionResult, DebugEvent, VariableResult } from '@waymark/domain/debug-protocol'
import type { MetadataTrigger } from '@waymark/domain/version'
import type { VersionIndex } from '../version/index.ts'

/** A condition as it is explained: what it asks, whether it was met, and the value it looked at. */
export interface ExplainedCondition {
  readonly id: string
  /** Id of the variable; null when the condition has gone from the version. */
  readonly variableId: string | null
  /** Name of the variable; null when nobody knows it any more. */
  readonly variable: string | null
  /** The matcher, such as `contains`; null when the condition has gone from the version. */
  readonly action: string | null
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
  /** Null where no event is asked about. */
  readonly resolved: boolean | null
  /** What the variable was on the event. */
  readonly was: VariableResult | null
}

/**
 * Explains every condition of a trigger. Conditions that an event speaks of and the version does not hold are named by
 * id alone, so nothing that was decided is left unsaid.
 */
export function explainConditions(
  trigger: MetadataTrigger | undefined,
  results: readonly ConditionResult[] | null,
  { versionIndex, event }: { versionIndex: VersionIndex; event: DebugEvent | null },
): ExplainedCondition[] {
  const known = trigger?.conditions ?? []
  const resolved = new Map(results?.map((result) => [result.id, result.resolved]))
  const gone = (results ?? []).filter((result) => !known.some((condition) => condition.id === result.id))
  return [
    ...known.map(({ id, variable, action, value, options }) => ({
      id,
      variableId: variable,
      variable: versionIndex.variables.get(variable)?.name ?? null,
      action,
      value,
      options,
      resolved: resolved.get(id) ?? null,
      was: event?.variables.find((candidate) => candidate.id === variable) ?? null,
    })),
    ...gone.map(({ id, resolved: met }) => ({
      id,
      variableId: null,
      variable: null,
      action: null,
      value: null,
      options: {},
      resolved: met,
      was: null,
    })),
  ]
}

/** Whether all conditions of a trigger were met. */
export const allMet = (results: readonly ConditionResult[]): boolean => results.every(({ resolved }) => resolved)
