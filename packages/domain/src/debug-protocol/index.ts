export {
  type ConditionResult,
  DebugEvent,
  type GroupResult,
  type NotFiredReason,
  type SequenceOutcome,
  type SequenceRole,
  type SerialisedValue,
  type TagResult,
  type TriggerResult,
  type ValueType,
  type VariableResult,
} from './debug-event.ts'
export {
  Envelope,
  FROM_SITE,
  type FromSite,
  type FromSitePayload,
  type FromSiteType,
  TO_SITE,
  type ToSite,
  type ToSitePayload,
  type ToSiteType,
} from './messages.ts'
