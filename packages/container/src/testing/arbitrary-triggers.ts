import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import type { ConditionItem, TriggerItem } from '../compile/index.ts'
import { condition, plainCondition } from './arbitrary-conditions.ts'
import { events } from './arbitrary-words.ts'
import { idOf, triggerItem } from './items.ts'

/*
 * Random triggers and trigger groups.
 */

const ONCE = fc.constantFrom('each_time', 'once_per_page_view', 'once_per_session')

/** A trigger of any type but a group. */
export const trigger = (number: number): fc.Arbitrary<TriggerItem> =>
  fc
    .tuple(
      fc.oneof(
        fc
          .constantFrom(
            'page_view',
            'dom_ready',
            'page_load',
            'click',
            'capturing_click',
            'form_submission',
            'history',
            'debounced_history',
            'javascript_error',
          )
          .map((type) => ({ type, first: [] as ConditionItem[] })),
        fc.tuple(fc.constantFrom('equals', 'regexp', 'does_not_equal', 'starts_with'), events).map(([type, value]) => ({
          type: 'event',
          first: [condition(type, BUILT_INS.event.id, value)],
        })),
        fc
          .tuple(ONCE, fc.constantFrom('0', '25', '50', '300'), fc.constantFrom('percentage', 'pixels'))
          .map(([once, value, unit]) => ({
            type: 'page_scroll',
            first: [condition(once, BUILT_INS.pageScroll.id, value, { unit })],
          })),
        fc.tuple(ONCE, fc.constantFrom('.card', '.note', '#add', '.never')).map(([once, value]) => ({
          type: 'element_presence',
          first: [condition(once, BUILT_INS.foundElements.id, value)],
        })),
        fc.constantFrom('click', 'form_submission').map((type) => ({
          type,
          first: [condition('is_false', BUILT_INS.defaultPrevented.id, null)],
        })),
        fc
          .constantFrom('page_view', 'click', 'cdp_audience_detection')
          .chain((type) =>
            fc
              .tuple(fc.constantFrom('visitor_belongs_to', 'visitor_not_belongs_to'), fc.constantFrom('vip', 'new'))
              .map(([belongs, id]) => ({ type, first: [condition(belongs, BUILT_INS.cdpAudience.id, id)] })),
          ),
        fc.tuple(ONCE, fc.constantFrom('3', '15')).map(([once, value]) => ({
          type: 'time_on_website',
          first: [condition(once, BUILT_INS.timeOnWebsite.id, value)],
        })),
        fc
          .record({
            once: fc.constantFrom('each_time', 'once_per_element', 'once_per_page_view', 'once_per_session'),
            value: fc.constantFrom('.card', '.note', '#add'),
            visible_percentage: fc.constantFrom(50, 100),
            visible_seconds: fc.constantFrom(0, 0, 2),
            observe_changes: fc.boolean(),
          })
          .map(({ once, value, ...options }) => ({
            type: 'element_visibility',
            first: [condition(once, BUILT_INS.visibleElement.id, value, options)],
          })),
        fc
          .tuple(
            fc.constantFrom('3', '600'),
            fc.constantFrom('page', 'conditions'),
            fc.constantFrom({ limit: 1 }, { limit: 3 }, {}),
          )
          .map(([value, start, limit]) => ({
            type: 'timer',
            // Without a limit only the longer one, or an hour would have more events than the queue takes at once.
            first: [
              condition('each_time', BUILT_INS.timerCount.id, value, {
                start,
                ...limit,
                ...(value === '3' && { limit: 2 }),
              }),
            ],
          })),
        fc.tuple(ONCE, fc.constantFrom('top', 'any')).map(([once, value]) => ({
          type: 'leave_content',
          first: [condition(once, BUILT_INS.leaveContent.id, value)],
        })),
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<ConditionItem[]>([]) },
        { weight: 2, arbitrary: fc.array(plainCondition, { maxLength: 2 }) },
      ),
    )
    .map(([{ type, first }, more]) => triggerItem(number, { trigger_type: type, conditions: [...first, ...more] }))

/** A group of some of the first triggers. */
export const group = (number: number, members: number): fc.Arbitrary<TriggerItem> =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat({ max: members - 1 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      fc.array(plainCondition, { maxLength: 1 }),
    )
    .map(([numbers, thresholds, conditions]) =>
      triggerItem(number, {
        trigger_type: 'trigger_group',
        conditions,
        triggers: numbers.map((member, at) => ({ id: idOf('trigger', member), firing_threshold: thresholds[at]! })),
      }),
    )
