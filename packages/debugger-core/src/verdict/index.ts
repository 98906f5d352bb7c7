export * from './checks.ts'
export type { ExplainedCondition } from './condition.ts'
export * from './consent.ts'
export * from './not-fired-reason.ts'
export * from './sequence.ts'
export * from './tag.ts'
export * from './tag-status.ts'
export {
  type ExplainedGroup,
  type ExplainedMember,
  explainGroups,
  GROUP_STATUS_LABELS,
  GROUP_STATUSES,
  type GroupStatus,
  groupStatus,
} from './trigger-group.ts'
