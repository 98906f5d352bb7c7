import { conditionOf, forVisitors, newCondition, withType, withVariable } from '@waymark/domain/condition'
import {
  conditionsLeft,
  newTrigger,
  Trigger,
  TriggerCreate,
  type TriggerForm,
  TriggerPatch,
  triggerCreate,
  triggerForm,
  withMember,
} from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { insertRow, isDirty, moveRow, removeRow, sectionsOf } from '../../form/index.ts'
import {
  changeTriggerBody,
  createTriggerForm,
  firstTrigger,
  newTriggerSections,
  storedTriggerSections,
  triggerField,
} from './index.ts'

const ID = '8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b11'
const condition = (value: string) => ({ ...newCondition(BUILT_INS.pageUrl.id, ''), value })

const filled = (id: TriggerTypeId) => {
  const form = createTriggerForm(newTrigger(id))
  form.field('name').setValue('My trigger')
  const kind: TriggerTypeDefinition = triggerTypes[id]
  form.field('settings').setValue(kind.sample)
  if (kind.audience === 'required')
    form.field('audience').setValue(insertRow([], { ...newCondition(BUILT_INS.cdpAudience.id, ''), value: 'vip' }))
  if (id === 'trigger-group')
    form.field('members').setValue([...withMember(form.get().values.members, { id: ID, trigger_type: 'click' })])
  return form
}

describe.each(Object.keys(triggerTypes) as TriggerTypeId[])('a trigger of type %s', (id) => {
  test('is filled in, sent, and opened again without a change', () => {
    const form = filled(id)
    if (id !== 'trigger-group')
      form.field('conditions').setValue(insertRow(form.get().values.conditions, condition('/shop')))
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
    expect(opened.changes()).toEqual([])
  })
})

test('conditions are sent whole when one of them changed, the name only when it did', () => {
  const form = filled('page-view')
  form.send({ type: 'accept' })
  const before = form.get().values
  form.field('conditions').setValue(insertRow(before.conditions, condition('/shop')))
  const body = changeTriggerBody(ID, before, form.get().values)
  expect(Object.keys(body.attributes ?? {}).sort()).toEqual(['conditions', 'trigger_type'])
  expect(v.is(TriggerPatch, body)).toBe(true)
  expect(form.changes().map(({ message }) => message)).toEqual(['Conditions'])
})

test('an error of how often a trigger fires belongs to the section of that, and none to the event', () => {
  const form = createTriggerForm(newTrigger('page-view'))
  form.field('settings').setValue({ ...form.get().values.settings, multiplicity: 'once_per_session', idleMinutes: 'x' })
  const errors = sectionsOf(form).flatMap(({ key, errors }) => (errors.length > 0 ? [key] : []))
  expect(errors).toEqual(['name', 'multiplicity'])
})

test('a server error of a condition is located at its row, counted as the body counts', () => {
  const form = filled('page-scroll')
  form.field('conditions').setValue(insertRow(form.get().values.conditions, condition('/shop')))
  const { values } = form.get()
  expect(form.model.locate?.(values, ['data', 'attributes', 'conditions', '1', 'value'])).toEqual([
    'conditions',
    values.conditions[0]!.key,
    'value',
  ])
  expect(form.model.locate?.(values, ['data', 'attributes', 'conditions', '0', 'value'])).toEqual(['settings', 'value'])
  expect(form.model.locate?.(values, ['data', 'attributes', 'name'])).toEqual(['name'])
})

test('a server error of a member is located at its row', () => {
  const form = filled('trigger-group')
  const { values } = form.get()
  expect(
    form.model.locate?.(values, ['data', 'relationships', 'triggers', 'data', '0', 'meta', 'firing_threshold']),
  ).toEqual(['members', ID, 'threshold'])
  expect(form.model.locate?.(values, ['data', 'relationships', 'triggers', 'data', '0'])).toEqual(['members', ID, 'id'])
})

test.each(['click', 'page-scroll'] as const)('the form of %s accepts as many conditions as the server', (id) => {
  const form = filled(id)
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...condition('/shop'), key: `row-${index}` }))
  const left = () => conditionsLeft(form.get().values)
  const accepted = () => v.is(TriggerCreate, triggerCreate(form.get().values))
  form.field('audience').setValue(insertRow([], { ...newCondition(BUILT_INS.cdpAudience.id, ''), value: 'vip' }))
  const most = left()
  form.field('conditions').setValue(rows(most))
  expect([[...form.errors()], left(), accepted()]).toEqual([[], 0, true])
  form.field('conditions').setValue(rows(most + 1))
  expect([...form.errors()]).toEqual([['conditions', { key: 'max-items', limit: most }]])
  expect(accepted()).toBe(false)
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

test('for any edits of conditions, a form without errors makes a body that the server returns unchanged', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const form = filled('page-view')
      const rows = form.field('conditions')
      for (const { act, at, to, variable, type, value } of sequence) {
        const row = rows.value[at]
        if (act === 'insert')
          rows.setValue(insertRow(rows.value, newCondition(variable, ''), Math.min(at, rows.value.length)))
        if (!row) continue
        const field = rows.at(row.key)
        if (act === 'remove') rows.setValue(removeRow(rows.value, row.key))
        if (act === 'move') rows.setValue(moveRow(rows.value, row.key, to))
        if (act === 'variable') field.setValue(withVariable(row, variable))
        if (act === 'type') field.setValue(withType(row, type as never))
        if (act === 'value') field.setValue({ ...row, value })
        if (act === 'touch') field.at('value').onBlur()
      }
      const keys = new Set(rows.value.map(({ key }) => key))
      for (const name of form.get().touched) expect(keys.has(name.split('/')[1]!)).toBe(true)
      if (form.errors().size > 0) return
      const body = triggerCreate(form.get().values)
      const read = v.safeParse(TriggerCreate, body)
      expect(read.issues ?? []).toEqual([])
      expect(rows.value.map(conditionOf)).toEqual(
        body.attributes.conditions.slice(-rows.value.length || body.attributes.conditions.length),
      )
    }),
  )
})

describe('the sections of a trigger', () => {
  test.each(Object.keys(triggerTypes) as TriggerTypeId[])(
    'hold each active setting of %s once, and nothing that is inactive',
    (id) => {
      const form = createTriggerForm(firstTrigger(id))
      const { values } = form.get()
      const listed = newTriggerSections(values).flatMap(({ fields }) => fields)
      const settings = Object.keys(triggerTypes[id].fields).map((key) => `settings/${key}`)
      expect(listed.filter((name) => name.startsWith('settings/')).sort()).toEqual(
        settings.filter((name) => form.isActive(name)).sort(),
      )
      expect(listed).toContain('conditions')
      expect(listed.includes('members')).toBe(id === 'trigger-group')
    },
  )

  test('have audiences for a type without them only while the trigger has some', () => {
    const without = Object.values(triggerTypes).find(({ audience }) => audience === 'none')!
    const values = firstTrigger(without.id as TriggerTypeId)
    const keys = (of: TriggerForm) => newTriggerSections(of).map(({ key }) => key)
    expect(keys(values)).not.toContain('audience')
    expect(keys({ ...values, audience: forVisitors([], 'specific', 'row-0') })).toContain('audience')
  })

  test('say of a stored trigger that its type cannot be changed', () => {
    const values = firstTrigger('history')
    const fixed = (sections: ReturnType<typeof newTriggerSections>) => sections.flatMap(({ fixed = [] }) => fixed)
    expect(fixed(storedTriggerSections(values))).toEqual(['settings/changes'])
    expect(fixed(newTriggerSections(values))).toEqual([])
  })

  test('explain at the end of a group how it counts, where no error is looked for', () => {
    const form = createTriggerForm(firstTrigger('trigger-group'))
    expect(newTriggerSections(form.get().values).at(-1)).toMatchObject({ key: 'activation', fields: [] })
    expect(sectionsOf(form).map(({ key }) => key)).not.toContain('activation')
  })
})

describe('the definition of a setting', () => {
  test('has the unit that another setting decides', () => {
    const form = createTriggerForm(firstTrigger('page-scroll'))
    const definition = () => triggerField(form.get().values, 'settings/value')?.definition
    expect(definition()).toMatchObject({ suffix: '%' })
    form.field('settings').setValue({ ...form.get().values.settings, unit: 'pixels' })
    expect(definition()).toMatchObject({ suffix: 'px' })
  })

  test('exists for settings of the type only', () => {
    const values = firstTrigger('page-scroll')
    for (const name of ['name', 'conditions', 'settings', 'settings/other', 'settings/toString', 'settings/value/x'])
      expect(triggerField(values, name)).toBeUndefined()
  })
})
