export {
  ConditionResult,
  DebugEvent,
  GroupResult,
  REASONS,
  Reason,
  TagResult,
  TriggerResult,
  VALUE_KINDS,
  ValueKind,
  VariableResult,
} from './debug-event.ts'
export { Envelope, isEnvelope, PROTOCOL } from './envelope.ts'
export { FROM_SITE, type FromSite, type FromSiteType, fromSite, type HeardFromSite, readFromSite } from './from-site.ts'
export { readToSite, TO_SITE, type ToSite, type ToSiteType, toSite } from './to-site.ts'
