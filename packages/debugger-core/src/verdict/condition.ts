import type { ConditionResult, DebugEvent, VariableResult } from '@waymark/domain/debug-protocol'
import type { MetadataTrigger } from '@waymark/domain/version'
import type { VersionIndex } from '../version/index.ts'

/** A condition with its result on an event and the value of its variable there. */
export interface ExplainedCondition {
  readonly id: string
  /** Id of the variable; null if the version does not have the condition. */
  readonly variableId: string | null
  /** Name of the variable; null if the version does not have it. */
  readonly variable: string | null
  /** The matcher, such as `contains`; null if the version does not have the condition. */
  readonly action: string | null
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
  /** Null without an event. */
  readonly resolved: boolean | null
  /** The value of the variable on the event. */
  readonly was: VariableResult | null
}

/**
 * Explains the conditions of a trigger. Conditions of an event that are not in the version are listed with only their id and
 * result.
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
