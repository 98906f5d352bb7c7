export {
  AUDIENCE_MATCHERS,
  CONDITION_TYPES,
  ConditionType,
  DEFAULT_MATCHERS,
  ELEMENT_MATCHERS,
  MULTIPLICITY_MATCHERS,
  needsValue,
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
} from './condition.ts'
export { formatCondition } from './format-condition.ts'
export { CONDITION_LABELS, VALUE_LABELS } from './labels.ts'
export { firstCondition, isSelectorMatcher, matchersOf, unitOf, valueKind } from './matchers.ts'
export { conditionKeys, withConditionIds } from './missing-id.ts'
export { NamedCondition } from './named-condition.ts'
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
  withValue,
  withVariable,
} from './row.ts'
export { type Compared, IDLE_MINUTES, minutesError, scrollError, valueError } from './value-rules.ts'
