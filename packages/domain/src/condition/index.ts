export { Audience, Audiences } from './audience.ts'
export {
  CONDITION_VALUE_LIMIT,
  Condition,
  ConditionInput,
  ConditionOptions,
  ScrollUnit,
  SelectorType,
} from './condition.ts'
export {
  AUDIENCE_MATCHERS,
  CONDITION_TYPES,
  ConditionType,
  DEFAULT_MATCHERS,
  ELEMENT_MATCHERS,
  MULTIPLICITY_MATCHERS,
  needsValue,
  VISIT_MATCHERS,
} from './types.ts'
