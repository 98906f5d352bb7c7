import { type Message, msg } from '@waymark/domain/message'
import { resolveVariableType, VARIABLE_APPEARANCES, VARIABLE_TYPES, type VariableType } from '@waymark/domain/variable'
import { builtInById } from '@waymark/domain/variable/built-in'
import { variableTypes } from '@waymark/domain/variable/types'
import type { MetadataVariable } from '@waymark/domain/version'

/** The variable type of a collector; undefined for collectors that only the product uses. */
function typeOf(collector: string): VariableType | undefined {
  const name = resolveVariableType(collector)
  return VARIABLE_TYPES.find((type) => type === name)
}

const SYSTEM: Readonly<Record<string, Message>> = {
  waymark_anonymization: msg('debugger.collector.anonymization', 'Anonymization'),
  cdp_audience: msg('debugger.collector.audience', 'CDP audience'),
}
const UNKNOWN = msg('debugger.collector.unknown', 'Unknown')

/** The label of the type of a variable. */
export function collectorLabel(collector: string): Message {
  const type = typeOf(collector)
  if (type) return variableTypes[type].name
  return (Object.hasOwn(SYSTEM, collector) ? SYSTEM[collector] : undefined) ?? UNKNOWN
}

/** The icon of the type of a variable. */
export function collectorIcon(collector: string) {
  const type = typeOf(collector)
  return type ? VARIABLE_APPEARANCES[type].icon : 'variable'
}

/** Whether a user created the variable, in the site or in a meta-site. */
export const isCustom = ({ id, type }: MetadataVariable): boolean =>
  typeOf(type.collector_name) !== undefined && builtInById(id) === undefined
