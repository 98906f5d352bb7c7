import type { ConditionType } from '../matcher/index.ts'
import { type Message, msg } from '../message/index.ts'

/** The condition that the page does not prevent a click or a form. */
export const CHECK_VALIDATION = msg('trigger-type.check-validation', 'Check validation')

/** The label of each condition type, between a variable and a value. */
export const CONDITION_LABELS: Readonly<Record<ConditionType, Message>> = {
  visitor_belongs_to: msg('condition.visitor-belongs-to', 'visitor belongs to'),
  visitor_not_belongs_to: msg('condition.visitor-not-belongs-to', 'visitor does not belong to'),
  each_time: msg('condition.each-time', 'each time'),
  once_per_element: msg('condition.once-per-element', 'once per element'),
  once_per_page_view: msg('condition.once-per-page-view', 'once per page view'),
  once_per_session: msg('condition.once-per-session', 'once per session'),
  contains: msg('condition.contains', 'contains'),
  does_not_contain: msg('condition.does-not-contain', 'does not contain'),
  starts_with: msg('condition.starts-with', 'starts with'),
  ends_with: msg('condition.ends-with', 'ends with'),
  equals: msg('condition.equals', 'equals'),
  does_not_equal: msg('condition.does-not-equal', 'does not equal'),
  regexp: msg('condition.regexp', 'matches regexp'),
  does_not_start_with: msg('condition.does-not-start-with', 'does not start with'),
  does_not_end_with: msg('condition.does-not-end-with', 'does not end with'),
  does_not_regexp: msg('condition.does-not-regexp', 'does not match regexp'),
  is_true: msg('condition.is-true', 'is true'),
  is_false: msg('condition.is-false', 'is false'),
  is_set: msg('condition.is-set', 'is set'),
  is_not_set: msg('condition.is-not-set', 'is not set'),
  is_empty: msg('condition.is-empty', 'is empty'),
  is_not_empty: msg('condition.is-not-empty', 'is not empty'),
  matches: msg('condition.matches', 'matches'),
  does_not_match: msg('condition.does-not-match', 'does not match'),
  is_a_child_of: msg('condition.is-a-child-of', 'is a child of'),
  is_not_a_child_of: msg('condition.is-not-a-child-of', 'is not a child of'),
  is_first_visit: msg('condition.is-first-visit', 'is first after idle for'),
  is_not_first_visit: msg('condition.is-not-first-visit', 'is not first after idle for'),
  abandoned: msg('condition.abandoned', 'is no longer supported'),
}

/** The labels of fixed values of conditions. */
export const VALUE_LABELS: Readonly<Record<string, Message>> = {
  top: msg('condition-value.top', 'at the top'),
  any: msg('condition-value.any', 'anywhere'),
  campaign: msg('condition-value.campaign', 'Campaign'),
  organic_search: msg('condition-value.organic-search', 'Organic search'),
  social: msg('condition-value.social', 'Social network'),
  website: msg('condition-value.website', 'Another website'),
  direct: msg('condition-value.direct', 'Direct entry'),
}
