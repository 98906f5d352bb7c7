export { ANONYMIZATION, type BuiltIn } from './built-in.ts'
export { builtInById, builtInByName, builtIns } from './find.ts'
export { BUILT_INS, LEAVE_EDGES, SECONDS_ON_WEBSITE, TRAFFIC_SOURCES } from './table.ts'
export type { ValueKind } from './value-kind.ts'
