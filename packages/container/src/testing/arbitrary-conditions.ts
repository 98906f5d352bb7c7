import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import type { ConditionItem } from '../compile/index.ts'
import { words } from './arbitrary-words.ts'
import { idOf } from './items.ts'

/*
 * Random conditions.
 */

/** What a value can be compared by; the last is not known. */
export const COMPARING = [
  'contains',
  'does_not_contain',
  'starts_with',
  'does_not_start_with',
  'ends_with',
  'does_not_end_with',
  'equals',
  'does_not_equal',
  'regexp',
  'does_not_regexp',
  'is_true',
  'is_false',
  'is_set',
  'is_not_set',
  'is_empty',
  'is_not_empty',
  'abandoned',
]

/** Variables that have conditions of their own and are refused in others. */
const ASKED_OTHERWISE: readonly string[] = [
  BUILT_INS.cdpAudience.id,
  BUILT_INS.pageScroll.id,
  BUILT_INS.timeOnWebsite.id,
  BUILT_INS.leaveContent.id,
  BUILT_INS.foundElements.id,
  BUILT_INS.visibleElement.id,
  BUILT_INS.timerCount.id,
  BUILT_INS.defaultPrevented.id,
]

const variableIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => idOf('variable', number))
/** The ids of variables that conditions compare. */
export const comparable = [
  ...variableIds,
  idOf('variable', 99),
  ...Object.values(BUILT_INS).flatMap(({ id }) => (ASKED_OTHERWISE.includes(id) ? [] : [id])),
  ANONYMIZATION.id,
]

/** A condition with an id that says what it asks. */
export const condition = (type: string, variable_id: string, value: string | null, options = {}): ConditionItem => ({
  condition_id: `${variable_id} ${type} ${value}`,
  variable_id,
  condition_type: type,
  value,
  options,
})

export const plainCondition = fc
  .oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...COMPARING), fc.constantFrom(...comparable), words) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('matches', 'does_not_match', 'is_a_child_of', 'is_not_a_child_of'),
        fc.constant(BUILT_INS.clickElement.id),
        fc.constantFrom('.card', '#go', 'main', 'nav'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('is_first_visit', 'is_not_first_visit'),
        fc.constant(BUILT_INS.viewWithinSession.id),
        fc.constantFrom('1', '30'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('each_time', 'once_per_page_view', 'no_such_type'),
        fc.constantFrom(BUILT_INS.pageUrl.id, idOf('variable', 0)),
        words,
      ),
    },
  )
  .map(([type, variable, value]) => condition(type, variable, value))
