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
export * from './audience.ts'
export * from './audience-area.ts'
export * from './condition.ts'
export * from './format-condition.ts'
export * from './labels.ts'
export * from './matchers.ts'
export * from './missing-id.ts'
export * from './named-condition.ts'
export * from './option-limits.ts'
export * from './row.ts'
export * from './value-rules.ts'
