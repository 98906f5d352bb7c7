export {
  AUDIENCE_MATCHERS,
  CONDITION_TYPES,
  ConditionType,
  DEFAULT_MATCHERS,
  ELEMENT_MATCHERS,
  MULTIPLICITY_MATCHERS,
  needsValue,
  VISIBILITY_MATCHERS,
  VISIT_MATCHERS,
} from '../matcher/index.ts'
export { Audience, Audiences } from './audience.ts'
export { type AudienceArea, audienceArea, audienceError, forVisitors, UPSELL_ADDRESS } from './audience-area.ts'
export {
  CONDITION_VALUE_LIMIT,
  Condition,
  ConditionInput,
  ConditionOptions,
  ScrollUnit,
  SelectorType,
  TimerStart,
} from './condition.ts'
export { formatCondition } from './format-condition.ts'
export { CHECK_VALIDATION, CONDITION_LABELS, VALUE_LABELS } from './labels.ts'
export { firstCondition, isAudienceMatcher, isSelectorMatcher, matchersOf, unitOf, valueKind } from './matchers.ts'
export { conditionKeys, withConditionIds } from './missing-id.ts'
export { NamedCondition } from './named-condition.ts'
export { DEFAULT_OPTIONS, TIMER_LIMIT, TIMER_SECONDS, VISIBLE_PERCENTAGE, VISIBLE_SECONDS } from './option-limits.ts'
export {
  type ConditionForm,
  type ConditionRow,
  conditionOf,
  conditionRows,
  conditionsOf,
  initialCondition,
  newCondition,
  onlyWhen,
  withSelectorType,
  withType,
  withVariable,
} from './row.ts'
export { type Compared, IDLE_MINUTES, minutesError, scrollError, secondsError, valueError } from './value-rules.ts'
