import type { DebugEvent, VariableResult } from '../protocol/index.ts'

/**
 * Keeps equal parts of events once. From one event to the next most tags and variables turn out the same, so a thousand
 * events of hundreds of tags weigh little more than one.
 */
export interface Pool {
  /** The event, made of parts that may be shared with earlier ones. */
  share(event: DebugEvent): DebugEvent
  /**
   * Characters held by the parts that were not there before, over all events shared so far, and one for each place that
   * a part has in an event.
   */
  weight(): number
}

export function createPool(): Pool {
  const written = new Map<string, object>()
  const variables = new Map<string, Map<string, VariableResult>>()
  let weight = 0

  function share<Part extends object>(part: Part): Part {
    const key = JSON.stringify(part)
    const known = written.get(key)
    // Parts that are written alike are alike.
    if (known) return known as Part
    weight += key.length
    written.set(key, part)
    return part
  }

  function shareVariable(variable: VariableResult): VariableResult {
    const values = variables.get(variable.id) ?? new Map<string, VariableResult>()
    variables.set(variable.id, values)
    const known = values.get(variable.serializedValue.value)
    if (known && isSame(known, variable)) return known
    weight += variable.id.length + variable.name.length + variable.serializedValue.value.length
    values.set(variable.serializedValue.value, variable)
    return variable
  }

  return {
    share(event) {
      const { dataLayerEvent, pageViewTitle, tags, triggerGroups } = event
      weight += dataLayerEvent.value.length + pageViewTitle.length
      weight += tags.length + event.variables.length + triggerGroups.length
      return {
        ...event,
        tags: tags.map(share),
        variables: event.variables.map(shareVariable),
        triggerGroups: triggerGroups.map(share),
        consents: share(event.consents),
      }
    },
    weight: () => weight,
  }
}

const isSame = (one: VariableResult, other: VariableResult): boolean =>
  one.name === other.name &&
  one.originalValueType === other.originalValueType &&
  one.serializedValue.isJson === other.serializedValue.isJson
