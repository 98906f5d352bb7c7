import { VARIABLE_TYPE_ALIASES } from '@waymark/domain/variable'

const NAMES = new Map(Object.entries(VARIABLE_TYPE_ALIASES).map(([collector, type]) => [type as string, collector]))

/** How containers and the debugger call what collects a variable of this type. */
export const collectorName = (variableType: string): string => NAMES.get(variableType) ?? variableType
