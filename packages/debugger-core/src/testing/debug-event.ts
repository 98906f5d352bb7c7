import type { DebugEvent, TagResult, TriggerResult, VariableResult } from '@waymark/domain/debug-protocol'

/** A debug event with this name (null: a push without a name) and these parts. */
export function debugEvent(name: string | null, parts: Partial<DebugEvent> = {}): DebugEvent {
  return {
    pageViewTime: 1000,
    dataLayerIndex: 0,
    pageViewTitle: 'Shop',
    dataLayerEvent: { isJson: true, value: JSON.stringify(name === null ? { basket: 1 } : { event: name }) },
    variables: [],
    consents: {},
    tags: [],
    triggerGroups: [],
    ...parts,
  }
}

/** The result of a tag: it fired, unless `parts` give a reason. */
export const tagResult = (id: string, parts: Partial<TagResult> = {}): TagResult => ({
  id,
  fired: parts.preventedBy === undefined || parts.preventedBy === null,
  preventedBy: null,
  failures: parts.preventedBy ? [parts.preventedBy] : [],
  relatedTrigger: null,
  relatedTriggers: [],
  ...parts,
})

/** The result of a trigger whose conditions on these variables were met or not. */
export const triggerResult = (id: string, resolved: Readonly<Record<string, boolean>>): TriggerResult => ({
  id,
  conditions: Object.entries(resolved).map(([variable, value]) => ({ id: `${id}:${variable}`, resolved: value })),
})

/** The value of a variable, written as JSON. */
export const variableResult = (id: string, value: unknown, parts: Partial<VariableResult> = {}): VariableResult => ({
  id,
  name: id,
  serializedValue: { isJson: true, value: JSON.stringify(value) },
  originalValueType: 'string',
  ...parts,
})
