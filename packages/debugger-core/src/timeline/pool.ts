import type { DebugEvent, TagResult, VariableResult } from '../protocol/index.ts'

/**
 * Keeps equal parts of events once. From one event to the next most tags and variables turn out the same, so a thousand
 * events of hundreds of tags weigh little more than one.
 */
export interface Pool {
  /** The event, made of parts that may be shared with earlier ones. */
  share(event: DebugEvent): DebugEvent
  /** Characters held by the parts that were not there before, over all events shared so far. */
  weight(): number
}

export function createPool(): Pool {
  const tags = new Map<string, TagResult>()
  const variables = new Map<string, Map<string, VariableResult>>()
  let weight = 0

  function shareTag(tag: TagResult): TagResult {
    const key = JSON.stringify(tag)
    const known = tags.get(key)
    if (known) return known
    weight += key.length
    tags.set(key, tag)
    return tag
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
      weight += event.dataLayerEvent.value.length + event.pageViewTitle.length + event.triggerGroups.length * 100
      return { ...event, tags: event.tags.map(shareTag), variables: event.variables.map(shareVariable) }
    },
    weight: () => weight,
  }
}

const isSame = (one: VariableResult, other: VariableResult): boolean =>
  one.name === other.name &&
  one.originalValueType === other.originalValueType &&
  one.serializedValue.isJson === other.serializedValue.isJson
