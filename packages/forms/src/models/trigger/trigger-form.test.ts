import { conditionOf, newCondition, withType, withVariable } from '@waymark/domain/condition'
import {
  newTrigger,
  Trigger,
  TriggerCreate,
  TriggerPatch,
  triggerCreate,
  triggerForm,
  withMember,
} from '@waymark/domain/trigger'
import { allTriggerTypes, type TriggerTypeId } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { insertRow, isDirty, moveRow, removeRow } from '../../form/index.ts'
import { changedTriggerParts, changeTriggerBody, createTriggerForm, placeOfTrigger } from './index.ts'

const ID = '8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b11'
const condition = (value: string) => ({ ...newCondition(BUILT_INS.pageUrl.id, ''), value })

const filled = (id: TriggerTypeId) => {
  const form = createTriggerForm(newTrigger(id))
  form.spot.at('name').set('My trigger')
  const kind = allTriggerTypes().find((each) => each.id === id)!
  form.spot.at('settings').set(kind.sample)
  if (kind.audience === 'required')
    form.spot.at('audience').set(insertRow([], { ...newCondition(BUILT_INS.cdpAudience.id, ''), value: 'vip' }))
  if (id === 'trigger-group')
    form.spot.at('members').set([...withMember(form.get().values.members, { id: ID, trigger_type: 'click' })])
  return form
}

describe.each(allTriggerTypes().map(({ id }) => id as TriggerTypeId))('a trigger of kind %s', (id) => {
  test('is filled in, sent, and opened again without a change', () => {
    const form = filled(id)
    if (id !== 'trigger-group')
      form.spot.at('conditions').set(insertRow(form.get().values.conditions, condition('/shop')))
    expect([...form.errors()]).toEqual([])
    const body = triggerCreate(form.get().values)
    expect(v.safeParse(TriggerCreate, body).issues ?? []).toEqual([])
    const stored = v.parse(Trigger, {
      id: ID,
      ...body,
      attributes: { ...body.attributes, is_published: false, created_at: '', updated_at: '' },
    })
    const opened = createTriggerForm(triggerForm(stored))
    const { values } = opened.get()
    expect(isDirty(opened.get())).toBe(false)
    expect([...opened.errors()]).toEqual([])
    expect(values.settings).toEqual(form.get().values.settings)
    expect(changeTriggerBody(ID, values, values)).toEqual({ id: ID, type: 'trigger', attributes: {} })
    expect(changedTriggerParts(values, values)).toEqual([])
  })
})

test('conditions are sent whole when one of them changed, the name only when it did', () => {
  const form = filled('page-view')
  const before = form.get().values
  form.spot.at('conditions').set(insertRow(before.conditions, condition('/shop')))
  const body = changeTriggerBody(ID, before, form.get().values)
  expect(Object.keys(body.attributes ?? {}).sort()).toEqual(['conditions', 'trigger_type'])
  expect(v.is(TriggerPatch, body)).toBe(true)
  expect(changedTriggerParts(before, form.get().values).map(({ message }) => message)).toEqual(['Conditions'])
})

test('a refused condition is shown at its row, counted as the body counts', () => {
  const form = filled('page-scroll')
  form.spot.at('conditions').set(insertRow(form.get().values.conditions, condition('/shop')))
  const { values } = form.get()
  expect(placeOfTrigger(values, ['data', 'attributes', 'conditions', '1', 'value'])).toEqual([
    'conditions',
    values.conditions[0]!.key,
    'value',
  ])
  expect(placeOfTrigger(values, ['data', 'attributes', 'conditions', '0', 'value'])).toEqual(['settings', 'value'])
  expect(placeOfTrigger(values, ['data', 'attributes', 'name'])).toEqual(['name'])
})

test('a refused member is shown at its row', () => {
  const { values } = filled('trigger-group').get()
  expect(
    placeOfTrigger(values, ['data', 'relationships', 'triggers', 'data', '0', 'meta', 'firing_threshold']),
  ).toEqual(['members', ID, 'threshold'])
})

const variables = [BUILT_INS.pageUrl, BUILT_INS.clickElement, BUILT_INS.returningVisitor, BUILT_INS.trafficSource]
const edits = fc.array(
  fc.record({
    act: fc.constantFrom('insert', 'remove', 'move', 'variable', 'type', 'value', 'touch'),
    at: fc.nat(5),
    to: fc.nat(5),
    variable: fc.constantFrom(...variables.map(({ id }) => id)),
    type: fc.constantFrom('contains', 'regexp', 'is_true', 'matches', 'is_set', 'equals'),
    value: fc.constantFrom('', 'a', 'campaign', '#buy > a', 'div >', 'x'.repeat(256)),
  }),
  { maxLength: 30 },
)

test('however conditions are edited, a form without errors makes a body that the server reads back the same', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const form = filled('page-view')
      const spot = form.spot.at('conditions')
      for (const { act, at, to, variable, type, value } of sequence) {
        const row = spot.value[at]
        if (act === 'insert')
          spot.set(insertRow(spot.value, newCondition(variable, ''), Math.min(at, spot.value.length)))
        if (!row) continue
        const place = spot.at(row.key)
        if (act === 'remove') spot.set(removeRow(spot.value, row.key))
        if (act === 'move') spot.set(moveRow(spot.value, row.key, to))
        if (act === 'variable') place.set(withVariable(row, variable))
        if (act === 'type') place.set(withType(row, type as never))
        if (act === 'value') place.set({ ...row, value })
        if (act === 'touch') place.at('value').touch()
      }
      const keys = new Set(spot.value.map(({ key }) => key))
      for (const place of form.get().touched) expect(keys.has(place.split('/')[1]!)).toBe(true)
      if (form.errors().size > 0) return
      const body = triggerCreate(form.get().values)
      const read = v.safeParse(TriggerCreate, body)
      expect(read.issues ?? []).toEqual([])
      expect(spot.value.map(conditionOf)).toEqual(
        body.attributes.conditions.slice(-spot.value.length || body.attributes.conditions.length),
      )
    }),
  )
})
