import { DEFAULT_OPTIONS, secondsError, TIMER_LIMIT, TIMER_SECONDS } from '../../condition/index.ts'
import { optionalInteger, select } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import { defineTriggerType } from './define.ts'
import { numberText } from './number-text.ts'

export const timer = defineTriggerType({
  id: 'timer',
  types: {
    timer: { name: msg('trigger-label.timer', 'Timer'), icon: 'clock', event: 'waymark.interval' },
  },
  about: msg('trigger-type.timer.about', 'Fires again and again at a set interval.'),
  fields: {
    value: {
      ...numberText({ label: msg('trigger-type.timer.value', 'Interval'), initial: '30' }),
      min: TIMER_SECONDS.min,
      max: TIMER_SECONDS.max,
    },
    limit: optionalInteger({
      api: 'limit',
      label: msg('trigger-type.timer.limit', 'Limit'),
      hint: msg('trigger-type.timer.limit-hint', 'How often it fires; empty until the page is left'),
      initial: '10',
      ...TIMER_LIMIT,
    }),
    start: select({
      api: 'start',
      as: 'radio',
      initial: DEFAULT_OPTIONS.start,
      label: msg('trigger-type.timer.start', 'When it starts'),
      options: {
        page: msg('trigger-type.timer.page', 'With the page'),
        conditions: msg('trigger-type.timer.conditions', 'When its conditions are met'),
      },
      captions: {
        page: msg('trigger-type.timer.page.caption', 'Conditions are checked each time'),
        conditions: msg(
          'trigger-type.timer.conditions.caption',
          'On the first event that meets them all; they are not checked again',
        ),
      },
    }),
  },
  condition: { variableId: BUILT_INS.timerCount.id, matchers: ['each_time'] },
  audience: 'offered',
  valueError: ({ value }) => secondsError(value),
  sample: { value: '15', limit: '4', start: 'conditions' },
})
