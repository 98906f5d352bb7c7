import type { DebugEvent, VariableResult } from '@waymark/domain/debug-protocol'

/**
 * Stores equal results of events once. Most tags and variables have the same result from one event to the next, so a
 * thousand events of hundreds of tags take little more memory than one.
 */
export interface InternPool {
  /** The event with its results replaced by equal ones of earlier events. */
  intern(event: DebugEvent): DebugEvent
  /** Characters of all different results so far, plus one for each entry of each event. */
  size(): number
}

export function createInternPool(): InternPool {
  const results = new Map<string, object>()
  const variables = new Map<string, Map<string, VariableResult>>()
  let size = 0

  function intern<Result extends object>(result: Result): Result {
    const key = JSON.stringify(result)
    const existing = results.get(key)
    if (existing) return existing as Result
    size += key.length
    results.set(key, result)
    return result
  }

  /** Like `intern`, but without stringifying the value, which may be long. */
  function internVariable(variable: VariableResult): VariableResult {
    const { value } = variable.serializedValue
    const values = variables.get(variable.id) ?? new Map<string, VariableResult>()
    variables.set(variable.id, values)
    const existing = values.get(value)
    if (existing && isSame(existing, variable)) return existing
    size += variable.id.length + variable.name.length + value.length
    values.set(value, variable)
    return variable
  }

  return {
    intern(event) {
      const { dataLayerEvent, pageViewTitle, tags, triggerGroups } = event
      size += dataLayerEvent.value.length + pageViewTitle.length
      size += tags.length + event.variables.length + triggerGroups.length
      return {
        ...event,
        tags: tags.map(intern),
        variables: event.variables.map(internVariable),
        triggerGroups: triggerGroups.map(intern),
        consents: intern(event.consents),
      }
    },
    size: () => size,
  }
}

const isSame = (one: VariableResult, other: VariableResult): boolean =>
  one.name === other.name &&
  one.originalValueType === other.originalValueType &&
  one.serializedValue.isJson === other.serializedValue.isJson
