import { type Message, msg } from '@waymark/domain/message'
import { VARIABLE_TYPE_ALIASES, VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { builtInById } from '@waymark/domain/variable/built-in'
import { variableTypes } from '@waymark/domain/variable/types'
import type { MetadataVariable } from '@waymark/domain/version'

/** The variable type that a collector of a container belongs to; undefined for the product's own collectors. */
function typeOf(collector: string): VariableType | undefined {
  const aliases: Readonly<Record<string, VariableType>> = VARIABLE_TYPE_ALIASES
  return Object.hasOwn(aliases, collector) ? aliases[collector] : VARIABLE_TYPES.find((type) => type === collector)
}

const SYSTEM: Readonly<Record<string, Message>> = {
  waymark_anonymization: msg('debugger.collector.anonymization', 'Anonymization'),
  cdp_audience: msg('debugger.collector.audience', 'CDP audience'),
}
const UNKNOWN = msg('debugger.collector.unknown', 'Unknown')

/** What a kind of variable is called. */
export function collectorLabel(collector: string): Message {
  const type = typeOf(collector)
  if (type) return variableTypes[type].name
  return (Object.hasOwn(SYSTEM, collector) ? SYSTEM[collector] : undefined) ?? UNKNOWN
}

/** Whether somebody made this variable, here or in a meta-site, rather than the product. */
export const isCustom = ({ id, type }: MetadataVariable): boolean =>
  typeOf(type.collector_name) !== undefined && builtInById(id) === undefined
