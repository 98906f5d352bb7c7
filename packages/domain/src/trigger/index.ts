export { TRIGGER_APPEARANCES } from './appearances.gen.ts'
export {
  conditionBuiltInGroups,
  mayChooseInCondition,
  type VariableState,
  variableState,
} from './condition-variables.ts'
export { eventConditionId, eventNameOf, eventNameOfTrigger, eventsOfTrigger } from './event-name.ts'
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
export { locateInTrigger } from './locate.ts'
export { TRIGGER_LIST, TRIGGER_TYPES_BY_NAME } from './query.ts'
export { mayAddTriggerType, mayDeleteTrigger, triggerFlags } from './rules.ts'
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
export {
  type ConditionContext,
  type ConditionProblem,
  conditionBuiltIns,
  conditionProblems,
  withOptions,
} from './wire-rules.ts'
