import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Condition,
  type ConditionRow,
  needsValue,
  newCondition,
  withSelectorType,
  withType,
  withVariable,
} from '../condition/index.ts'
import { BUILT_INS, builtIns } from '../variable/built-in/index.ts'
import {
  checkTrigger,
  conditionBuiltIns,
  conditionProblems,
  conditionsSent,
  GroupMembers,
  invalidPatterns,
  isFull,
  locateInTrigger,
  type MemberRow,
  mayAddTriggerType,
  mayDeleteTrigger,
  mayJoin,
  memberErrors,
  newTrigger,
  resetInactiveInTrigger,
  storedTypeOf,
  Trigger,
  TriggerCreate,
  type TriggerForm,
  TriggerPatch,
  type TriggerType,
  tooManyMembers,
  triggerCreate,
  triggerFlags,
  triggerForm,
  triggerPatch,
  withMember,
  withOptions,
  withoutMember,
} from './index.ts'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from './types/index.ts'

const own = '24fa15f8-c1fd-44c4-a547-451deb3e15d0'
const gone = '11111111-1111-4111-8111-111111111111'
const id = (n: number) => `63f34dad-8dda-49d9-a31d-${String(n).padStart(12, '0')}`
const { pageUrl, clickElement, cdpAudience, event } = BUILT_INS

const stored = (trigger_type: TriggerType, conditions: object[], members: object[] = []): Trigger =>
  v.parse(Trigger, {
    id: id(1),
    type: 'trigger',
    attributes: { name: 'T', trigger_type, conditions, is_published: false, created_at: '', updated_at: '' },
    relationships: { triggers: { data: members } },
  })
const condition = (variable_id: string, condition_type: string, value: string | null, more: object = {}) => ({
  condition_id: id(Math.abs(hash(variable_id + condition_type + value))),
  variable_id,
  condition_type,
  value,
  options: {},
  ...more,
})
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_999, 7)
const errors = (form: TriggerForm) => checkTrigger(form).map(({ path, key }) => [path.join('.') || null, key])
const context = { stored: [], isVariable: (variable: string) => variable === own, isMetaSite: false }

describe('the form', () => {
  test('a new trigger has a type and nothing else', () => {
    expect(newTrigger('page-view')).toMatchObject({
      name: '',
      conditions: [],
      audience: [],
      members: [],
      settings: { loads: 'page_view', multiplicity: 'multiple' },
    })
    expect(errors(newTrigger('form-submission'))).toEqual([['name', 'required']])
  })

  test('opens a stored trigger with every condition in its place and saves it as it was', () => {
    const conditions = [
      condition(event.id, 'equals', 'signup'),
      condition(own, 'is_set', null),
      condition(clickElement.id, 'matches', 'a', { options: { selector_type: 'xpath' } }),
      condition(cdpAudience.id, 'visitor_belongs_to', 'buyers'),
      condition(own, 'abandoned', 'whatever'),
    ]
    const form = triggerForm(stored('event', conditions))
    expect(form.settings).toEqual({ matcher: 'equals', value: 'signup' })
    expect(form.conditions.map((row) => row.variableId)).toEqual([own, clickElement.id])
    expect(form.audience).toHaveLength(1)
    expect(conditionsSent(form)).toEqual(conditions)
    expect(v.safeParse(TriggerPatch, triggerPatch(id(1), form)).success).toBe(true)
    expect(
      conditionProblems(conditionsSent(form), { ...context, type: 'event', stored: conditions as Condition[] }),
    ).toEqual([])
  })

  test('conditions that are no longer supported stay until they are removed', () => {
    const form = triggerForm(stored('click', [condition(own, 'abandoned', null)]))
    expect(form.abandoned).toHaveLength(1)
    expect(conditionsSent(form)).toHaveLength(1)
    expect(conditionsSent({ ...form, abandoned: [] })).toEqual([])
  })

  test('conditions whose variable is gone are kept', () => {
    const form = triggerForm(stored('click', [condition(gone, 'contains', 'x'), condition(own, 'is_set', null)]))
    expect(conditionsSent(form)).toHaveLength(2)
  })

  test('the settings decide the type', () => {
    const click = newTrigger('click')
    expect(storedTypeOf(click)).toBe('capturing_click')
    expect(storedTypeOf({ ...click, settings: { waitForTags: true } })).toBe('click')
  })

  test('values of conditions are checked row by row', () => {
    const rows = [newCondition(own, 'a'), { ...newCondition(clickElement.id, 'b'), value: 'a >' }]
    expect(errors({ ...newTrigger('click'), name: 'T', conditions: rows })).toEqual([
      ['conditions.0.value', 'required'],
      ['conditions.1.value', 'invalid-css-selector'],
    ])
  })

  test('regular expressions that cannot be parsed are found in its conditions and its own', () => {
    const form = { ...newTrigger('event'), settings: { matcher: 'does_not_regexp', value: 'order((' } }
    const rows = (['regexp', 'contains'] as const).map((type, index) => ({
      ...withType(newCondition(pageUrl.id, `${index}`), type),
      value: index === 0 ? '/a+/' : '[',
    }))
    expect(invalidPatterns({ ...form, conditions: rows })).toEqual(['order(('])
    expect(invalidPatterns({ ...form, conditions: [{ ...rows[0]!, value: '*' }] })).toEqual(['order((', '*'])
  })

  test('a trigger about audiences needs one', () => {
    const form = { ...newTrigger('audience-detection'), name: 'T' }
    expect(errors(form)).toEqual([['audience', 'required']])
    expect(errors({ ...form, audience: [newCondition(cdpAudience.id, 'a')] })).toEqual([
      ['audience.0.value', 'required'],
    ])
  })

  test('a refusal of the server is said at the field it means', () => {
    const form: TriggerForm = {
      ...newTrigger('page-scroll'),
      conditions: [newCondition(own, 'row-a')],
      audience: [newCondition(cdpAudience.id, 'row-b')],
    }
    expect(locateInTrigger(['name'], form)).toEqual(['name'])
    expect(locateInTrigger(['conditions', '0', 'value'], form)).toEqual(['settings', 'value'])
    expect(locateInTrigger(['conditions', '0', 'condition_type'], form)).toEqual(['settings', 'multiplicity'])
    expect(locateInTrigger(['conditions', '1', 'variable_id'], form)).toEqual(['conditions', 'row-a', 'variableId'])
    expect(locateInTrigger(['conditions', '2', 'value'], form)).toEqual(['audience', 'row-b', 'value'])
    expect(locateInTrigger(['conditions', '9', 'value'], form)).toEqual([])
  })
})

describe('random edits', () => {
  const rowEdit = fc.oneof(
    fc
      .constantFrom(own, ...builtIns().map((builtIn) => builtIn.id))
      .map((variable) => (row: ConditionRow) => withVariable(row, variable)),
    fc
      .constantFrom('contains', 'equals', 'is_set', 'is_a_child_of', 'does_not_equal')
      .map((type) => (row: ConditionRow) => withType(row, type as never)),
    fc.constantFrom('css', 'xpath').map((kind) => (row: ConditionRow) => withSelectorType(row, kind as never)),
    fc
      .constantFrom('', '1', 'a', 'a >', 'campaign', '//a[1]', '9999')
      .map((value) => (row: ConditionRow) => (needsValue(row.type) ? { ...row, value } : row)),
  )
  const settings = fc.dictionary(
    fc.constantFrom(
      'value',
      'unit',
      'multiplicity',
      'idleMinutes',
      'loads',
      'waitForTags',
      'checkValidation',
      'changes',
      'matcher',
      'percentage',
      'seconds',
      'limit',
      'start',
    ),
    fc.constantFrom(
      '',
      '5',
      '50',
      'top',
      'pixels',
      'percentage',
      'each_time',
      'once_per_element',
      'once_per_session',
      'conditions',
      'multiple',
      'a.b',
      'dom_ready',
      'history',
      'contains',
      'is_set',
    ),
  )
  const form = fc
    .record({
      type: fc.constantFrom(...(Object.keys(triggerTypes) as TriggerTypeId[])),
      changes: settings,
      rows: fc.array(fc.array(rowEdit, { maxLength: 5 }), { maxLength: 4 }),
      audiences: fc.array(fc.constantFrom('', 'buyers'), { maxLength: 2 }),
      members: fc.array(fc.record({ n: fc.nat(12), threshold: fc.constantFrom('1', '3', '0', '', 'x') }), {
        maxLength: 12,
      }),
    })
    .map(({ type, changes, rows, audiences, members }): TriggerForm => {
      const begun = newTrigger(type)
      const known = Object.fromEntries(Object.entries(changes).filter(([key]) => key in begun.settings))
      const allowed = new Set([own, ...conditionBuiltIns(triggerTypes[type].types[0]).map((each) => each.id)])
      return resetInactiveInTrigger({
        ...begun,
        name: 'T',
        settings: { ...begun.settings, ...known },
        conditions: rows
          .map((edits, index) => edits.reduce((row, edit) => edit(row), newCondition(pageUrl.id, `r${index}`)))
          .filter((row) => allowed.has(row.variableId)),
        audience:
          triggerTypes[type].audience === 'none'
            ? []
            : audiences.map((value, index) => ({ ...newCondition(cdpAudience.id, `a${index}`), value })),
        members: members.map(({ n, threshold }, index) => ({ key: `m${index}`, id: id(n), threshold })),
      })
    })

  test('a form without errors makes a body that the API takes', () => {
    let taken = 0
    fc.assert(
      fc.property(form, (edited) => {
        if (errors(edited).length > 0) return
        taken += 1
        const { attributes, relationships } = v.parse(TriggerCreate, triggerCreate(edited))
        const type = storedTypeOf(edited)
        expect(conditionProblems(attributes.conditions.map(withOptions), { ...context, type })).toEqual([])
        if (type === 'trigger_group')
          expect(v.safeParse(GroupMembers, relationships?.triggers?.data).success).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  test('what was saved opens as the form that was saved', () => {
    fc.assert(
      fc.property(form, (edited) => {
        if (errors(edited).length > 0) return
        const { attributes, relationships } = triggerCreate(edited)
        const opened = triggerForm(
          stored(attributes.trigger_type, attributes.conditions, relationships?.triggers?.data ?? []),
        )
        const plain = ({ conditions, audience, members, ...rest }: TriggerForm) => ({
          ...rest,
          conditions: conditions.map(({ key: _, ...row }) => row),
          audience: audience.map(({ key: _, ...row }) => row),
          members: members.map(({ key: _, ...row }) => row),
        })
        const sent = edited.type === 'trigger-group' ? edited : { ...edited, members: [] }
        expect(plain(opened)).toEqual(plain(sent))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('trigger groups', () => {
  const member = (n: number, threshold = '1'): MemberRow => ({ key: id(n), id: id(n), threshold })
  const candidate = (n: number, trigger_type: TriggerType = 'click') => ({ id: id(n), trigger_type })
  const ten = Array.from({ length: 10 }, (_, n) => member(n))

  test('a trigger joins once, groups never, and ten are the most', () => {
    expect(mayJoin([], candidate(1)).allowed).toBe(true)
    expect(mayJoin([], candidate(1, 'trigger_group'))).toMatchObject({ why: { id: 'trigger-group.no-groups' } })
    expect(mayJoin([member(1)], candidate(1))).toMatchObject({ why: { id: 'trigger-group.twice' } })
    expect(mayJoin(ten, candidate(11))).toMatchObject({ why: { id: 'trigger-group.full' } })
    expect(isFull(ten)).toBe(true)
    expect(withMember(ten, candidate(11))).toBe(ten)
    expect(withMember([], candidate(3))).toEqual([member(3)])
    expect(withoutMember(ten, id(3))).toHaveLength(9)
  })

  test('thresholds are whole numbers of at least one', () => {
    const found = memberErrors([member(1, ''), member(2, '0'), member(3, '1.5'), member(4, '7')])
    expect(found).toEqual([
      { path: [0, 'threshold'], key: 'required' },
      { path: [1, 'threshold'], key: 'minimum', limit: 1 },
      { path: [2, 'threshold'], key: 'must-be-integer' },
    ])
  })

  test('a form needs at least one member and at most ten, none twice', () => {
    expect(memberErrors([])).toEqual([{ path: [], key: 'required' }])
    expect(memberErrors([...ten, member(10)])).toEqual([{ path: [], key: 'max-items', limit: 10 }])
    expect(tooManyMembers([...ten, member(10)])?.id).toBe('trigger-group.full')
    expect(tooManyMembers(ten)).toBeUndefined()
    expect(memberErrors([member(1), { ...member(1), key: 'other' }])).toEqual([{ path: [1, 'id'], key: 'not-unique' }])
  })

  test('any other trigger may be sent back with all the groups that contain it', () => {
    const links = Array.from({ length: 14 }, (_, n) => ({ id: id(n), type: 'trigger', meta: { firing_threshold: 2 } }))
    const body = { type: 'trigger', attributes: {}, relationships: { triggers: { data: links } } }
    expect(v.safeParse(TriggerPatch, body).success).toBe(true)
    expect(v.safeParse(GroupMembers, links).success).toBe(false)
  })
})

describe('rules', () => {
  const editor = ['view', 'edit'] as const

  test('a member of a group cannot be deleted, the group itself can', () => {
    const links = [{ id: id(2), type: 'trigger' }]
    expect(mayDeleteTrigger(stored('click', [], links), editor)).toMatchObject({ why: { id: 'trigger.in-group' } })
    expect(mayDeleteTrigger(stored('trigger_group', [], links), editor).allowed).toBe(true)
    expect(mayDeleteTrigger(stored('click', []), editor).allowed).toBe(true)
    expect(mayDeleteTrigger(stored('click', []), ['view']).allowed).toBe(false)
  })

  test('audience triggers are for websites only', () => {
    expect(mayAddTriggerType('cdp_audience_detection', { isMetaSite: false }).allowed).toBe(true)
    expect(mayAddTriggerType('cdp_audience_detection', { isMetaSite: true }).allowed).toBe(false)
  })

  test('lists mark triggers with conditions that no longer work', () => {
    const state = (variable: string) => (variable === own ? 'known' : 'missing')
    expect(triggerFlags([{ variable_id: own, condition_type: 'contains' }], state)).toEqual({
      has_abandoned_conditions: false,
      has_conditions_with_abandoned_variable: false,
    })
    expect(triggerFlags([{ variable_id: gone, condition_type: 'abandoned' }], state)).toEqual({
      has_abandoned_conditions: true,
      has_conditions_with_abandoned_variable: true,
    })
  })
})

test('every type can be opened, saved and created again', () => {
  for (const [type, definition] of Object.entries<TriggerTypeDefinition>(triggerTypes)) {
    const form = { ...newTrigger(type as TriggerTypeId), settings: definition.sample }
    expect(triggerForm(stored(storedTypeOf(form), [...conditionsSent(form)])).settings).toEqual(definition.sample)
  }
})
