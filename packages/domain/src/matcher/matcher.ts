import * as v from 'valibot'

/** The matchers of ordinary variables, in the order in which they are offered. */
export const DEFAULT_MATCHERS = [
  'contains',
  'does_not_contain',
  'starts_with',
  'ends_with',
  'equals',
  'does_not_equal',
  'regexp',
  'does_not_start_with',
  'does_not_end_with',
  'does_not_regexp',
  'is_true',
  'is_false',
  'is_set',
  'is_not_set',
  'is_empty',
  'is_not_empty',
] as const

/** How often a trigger may fire, as the type of its template condition. */
export const MULTIPLICITY_MATCHERS = ['each_time', 'once_per_page_view', 'once_per_session'] as const

/** How often a trigger on elements that come into view may fire: each element can count once. */
export const VISIBILITY_MATCHERS = ['each_time', 'once_per_element', 'once_per_page_view', 'once_per_session'] as const

export const AUDIENCE_MATCHERS = ['visitor_belongs_to', 'visitor_not_belongs_to'] as const
export const ELEMENT_MATCHERS = ['matches', 'does_not_match', 'is_a_child_of', 'is_not_a_child_of'] as const
export const VISIT_MATCHERS = ['is_first_visit', 'is_not_first_visit'] as const

/** The condition types. `abandoned` is only read and kept. */
export const CONDITION_TYPES = [
  ...AUDIENCE_MATCHERS,
  ...MULTIPLICITY_MATCHERS,
  ...DEFAULT_MATCHERS,
  ...ELEMENT_MATCHERS,
  ...VISIT_MATCHERS,
  'once_per_element',
  'abandoned',
] as const

export const ConditionType = v.picklist(CONDITION_TYPES, 'unknown-condition-type')
export type ConditionType = v.InferOutput<typeof ConditionType>

const VALUELESS: readonly ConditionType[] = ['is_true', 'is_false', 'is_set', 'is_not_set', 'is_empty', 'is_not_empty']

/** Whether a condition of this type compares with a value at all. */
export const needsValue = (type: ConditionType): boolean => type !== 'abandoned' && !VALUELESS.includes(type)
