export { EVENT_TAG_SORTS, type EventTag, type EventTagSort, eventTags, listedEventTags } from './event-tags.ts'
export type { Language } from './order.ts'
export { listedSessionTags, SESSION_TAG_SORTS, type SessionTag, type SessionTagSort, sessionTags } from './tags.ts'
export {
  type EventVariable,
  eventVariables,
  listedVariables,
  VARIABLE_FILTERS,
  VARIABLE_SORTS,
  type VariableFilter,
  type VariableSort,
  variableCounts,
} from './variables.ts'
