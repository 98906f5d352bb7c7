export { TRIGGER_LIST, type TriggerQuery } from './query.ts'
export {
  CONDITION_LIMIT,
  FiringThreshold,
  GROUP_LIMIT,
  GroupMembers,
  TRIGGER_TYPES,
  Trigger,
  TriggerAttributes,
  TriggerCreate,
  TriggerListItem,
  TriggerMember,
  TriggerPatch,
  TriggerType,
} from './trigger.ts'
