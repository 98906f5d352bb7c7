import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Formatted } from '../field/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { formatCondition, NamedCondition } from './index.ts'

/** The English words of a condition. */
function words(formatted: Formatted): string {
  if (formatted.as === 'phrase') return formatted.parts.map(words).join(' ')
  return formatted.as === 'message' ? formatted.message.message : 'text' in formatted ? formatted.text : ''
}
const inWords = (condition: object) => words(formatCondition(v.parse(NamedCondition, condition)))

test.each([
  [{ variable_id: BUILT_INS.pagePath.id }, 'starts_with', '/account', {}, 'Page Path starts with /account'],
  [{ variable_id: 'own', name: 'Plan' }, 'is_set', null, {}, 'Plan is set'],
  [{ variable_id: 'own', name: null }, 'equals', 'x', {}, 'Deleted variable equals x'],
  [
    { variable_id: BUILT_INS.clickElement.id },
    'matches',
    'a.buy',
    { selector_type: 'css' },
    'Click Element matches a.buy (CSS)',
  ],
  [
    { variable_id: BUILT_INS.pageScroll.id },
    'once_per_page_view',
    '50',
    { unit: 'percentage' },
    'Page Scroll 50 % once per page view',
  ],
  [
    { variable_id: BUILT_INS.visibleElement.id },
    'once_per_element',
    '.card',
    { selector_type: 'css', visible_percentage: 75, visible_seconds: 2, observe_changes: true },
    'Visible Element .card (CSS) 75 % 2 s also added later once per element',
  ],
  [
    { variable_id: BUILT_INS.visibleElement.id },
    'each_time',
    '.card',
    { selector_type: 'css', visible_percentage: 1, visible_seconds: 0, observe_changes: false },
    'Visible Element .card (CSS) 1 % each time',
  ],
  [{ variable_id: BUILT_INS.defaultPrevented.id }, 'is_false', null, {}, 'Check validation'],
  [
    { variable_id: BUILT_INS.timerCount.id },
    'each_time',
    '30',
    { limit: 4, start: 'conditions' },
    'every {seconds} s once conditions are met at most {limit, plural, one {once} other {# times}}',
  ],
])('%j %s %j %j reads %s', (variable, condition_type, value, options, text) => {
  expect(inWords({ variable, condition_type, value, options })).toBe(text)
})
