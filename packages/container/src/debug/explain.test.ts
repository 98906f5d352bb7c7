import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { conditionItem, createTestPage, idOf, inputOf, runFromSource, tagItem, triggerItem } from '../testing/index.ts'

const named = (number: number, ...more: readonly boolean[]) =>
  triggerItem(number, {
    trigger_type: 'event',
    conditions: [
      conditionItem(number * 10, { variable_id: BUILT_INS.event.id, condition_type: 'equals', value: 'go' }),
      ...more.map((isMet, at) =>
        conditionItem(number * 10 + at + 1, { condition_type: isMet ? 'is_set' : 'is_not_set', value: null }),
      ),
    ],
  })

const oneMet = named(1)
const manyMetButOne = named(2, true, true, false)
const asManyMet = named(3, true, true, false)
const elsewhere = triggerItem(4, { trigger_type: 'click' })
const wholeTag = [oneMet, manyMetButOne, asManyMet, elsewhere]

/** The trigger that the debugger names for a tag on `go`. */
function relatedTo(changes: Parameters<typeof tagItem>[1]): DebugEvent['tags'][number] {
  const input = inputOf(
    { tags: [tagItem(1, { triggers: wholeTag.map(({ id }) => id), ...changes })], triggers: wholeTag },
    { mode: 'debug' },
  )
  const { dataLayer, events } = runFromSource(input, createTestPage())
  dataLayer.push({ event: 'go' })
  return events.at(-1)!.tags[0]!
}

test('the related trigger of a tag that fired is the one it fired through, however many conditions of others were met', () => {
  const { fired, relatedTrigger } = relatedTo({})
  expect({ fired, id: relatedTrigger?.id }).toEqual({ fired: true, id: oneMet.id })
})

test.each([
  ['held back by consent', { consent_type: 'analytics' }],
  ['kept from firing in debug mode', { disable_in_debug_mode: true }],
])('a tag %s names the first trigger of those with the most conditions met', (_why, changes) => {
  const { fired, relatedTrigger, relatedTriggers } = relatedTo(changes)
  expect(fired).toBe(false)
  expect(relatedTrigger).toEqual({
    id: manyMetButOne.id,
    conditions: [20, 21, 22, 23].map((number) => ({ id: idOf('condition', number), resolved: number !== 23 })),
  })
  expect(relatedTriggers.map(({ id }) => id)).toEqual(wholeTag.map(({ id }) => id))
})

test('a tag without a trigger for the event has no related trigger', () => {
  expect(relatedTo({ triggers: [elsewhere.id] }).relatedTrigger).toBe(null)
})
