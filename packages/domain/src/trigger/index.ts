export * from './appearances.gen.ts'
export * from './condition-variables.ts'
export * from './event-name.ts'
export {
  checkTrigger,
  conditionsLeft,
  conditionsSent,
  invalidPatterns,
  newTrigger,
  resetInactiveInTrigger,
  sortConditions,
  storedTypeOf,
  type TriggerForm,
  triggerCreate,
  triggerForm,
  triggerPatch,
} from './form.ts'
export {
  FIRST_THRESHOLD,
  isFull,
  type MemberRow,
  mayJoin,
  memberErrors,
  tooManyMembers,
  withMember,
  withoutMember,
} from './group.ts'
export * from './locate.ts'
export * from './query.ts'
export * from './rules.ts'
export {
  CONDITION_LIMIT,
  FiringThreshold,
  GROUP_LIMIT,
  GroupMembers,
  LISTED_CONDITIONS,
  TRIGGER_TYPES,
  Trigger,
  TriggerAttributes,
  TriggerCreate,
  TriggerListItem,
  TriggerMember,
  TriggerPatch,
  TriggerType,
} from './trigger.ts'
export * from './wire-rules.ts'
