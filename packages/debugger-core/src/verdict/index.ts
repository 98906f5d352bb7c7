export { CHECK_LABELS, type CheckName, type CheckResult, checksOf, type RareCheck } from './checks.ts'
export type { ExplainedCondition } from './condition.ts'
export { CONSENT_STATUS_LABELS, CONSENT_STATUSES, type ConsentStatus, consentStatus } from './consent.ts'
export { NOTHING_ELSE, PROBLEM_TEXTS, reasonText, SETUP_REASON } from './not-fired-reason.ts'
export { type ExplainedSequence, explainSequence, OUTCOME_LABELS, type SequencedTag } from './sequence.ts'
export { type DescribedTag, describeTag, type ExplainedTag, type ExplainedTrigger, explainTag } from './tag.ts'
export { TAG_STATUS_LABELS, TAG_STATUSES, type TagStatus, tagStatus } from './tag-status.ts'
export {
  type ExplainedGroup,
  type ExplainedMember,
  explainGroups,
  GROUP_STATUS_LABELS,
  GROUP_STATUSES,
  type GroupStatus,
  groupStatus,
} from './trigger-group.ts'
