import { newCondition } from '@waymark/domain/condition'
import { newTrigger, Trigger, triggerCreate } from '@waymark/domain/trigger'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reopenTrigger } from './reopen.ts'

const ID = '8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b11'
const row = (key: string, value: string) => ({ ...newCondition(BUILT_INS.pageUrl.id, key), value })
const withRows = (...conditions: ReturnType<typeof row>[]) => ({ ...newTrigger('click'), name: 'Click', conditions })

/** The trigger as the server has it after a form was saved: every condition has an id. */
const stored = (form: ReturnType<typeof withRows>) => {
  const { attributes } = triggerCreate(form)
  return v.parse(Trigger, {
    id: ID,
    type: 'trigger',
    attributes: {
      ...attributes,
      conditions: attributes.conditions.map((each, index) => ({ condition_id: `id-${index}`, ...each })),
      is_published: false,
      created_at: '',
      updated_at: '',
    },
  })
}
const keys = (form: { conditions: readonly { key: string; conditionId: string | null }[] }) =>
  form.conditions.map(({ key, conditionId }) => `${key}:${conditionId}`)

test('rows saved as they stand keep their keys and learn their ids', () => {
  const shown = withRows(row('row-0', '/shop'), row('row-1', '/sale'))
  expect(keys(reopenTrigger(shown, stored(shown)))).toEqual(['row-0:id-0', 'row-1:id-1'])
})

test('rows that another user changed have their own keys', () => {
  const shown = withRows(row('row-0', '/shop'))
  const theirs = stored(withRows(row('a', '/other'), row('b', '/sale')))
  expect(keys(reopenTrigger(shown, theirs))).toEqual(['id-0:id-0', 'id-1:id-1'])
})

test('no two rows end up under one key', () => {
  const shown = withRows(row('id-1', '/shop'))
  const theirs = stored(withRows(row('a', '/shop'), row('b', '/sale')))
  expect(keys(reopenTrigger(shown, theirs))).toEqual(['id-0:id-0', 'id-1:id-1'])
})
