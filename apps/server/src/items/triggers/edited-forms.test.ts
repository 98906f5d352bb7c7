import { triggers } from '@waymark/api-client/endpoints'
import {
  CONDITION_TYPES,
  type ConditionRow,
  forVisitors,
  needsValue,
  newCondition,
  onlyWhen,
  withSelectorType,
  withType,
  withVariable,
} from '@waymark/domain/condition'
import {
  checkTrigger,
  conditionBuiltIns,
  newTrigger,
  resetInactiveInTrigger,
  storedTypeOf,
  type TriggerForm,
  triggerCreate,
  triggerForm,
  triggerPatch,
  withMember,
} from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingsOf, typed } from '#testing/arbitrary-settings.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTrigger, addVariable } from '#testing/test-site.ts'

const shop = await openSiteOfFile()
const members: { id: string; trigger_type: 'click' | 'trigger_group' }[] = []
const ownVariable = await addVariable(shop, 'Own')
for (let number = 0; number < 11; number++)
  members.push({ id: await addTrigger(shop, `Member ${number}`), trigger_type: 'click' })
members.push({
  id: await addTrigger(shop, 'Group', { trigger_type: 'trigger_group' }),
  trigger_type: 'trigger_group',
})

const edit = fc.record({
  act: fc.constantFrom('insert', 'remove', 'variable', 'type', 'value', 'selector', 'only', 'visitors', 'audience'),
  at: fc.nat(3),
  on: fc.boolean(),
  /** Which of the variables that are offered; the one the site made itself comes last. */
  variable: fc.nat(40),
  type: fc.constantFrom(...CONDITION_TYPES),
  value: typed,
})
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

/** The form after an edit, as the controls of the product make it. */
function edited(form: TriggerForm, { act, at, on, variable, type, value }: Edit, index: number): TriggerForm {
  const { conditions, audience } = form
  const offered = [...conditionBuiltIns(storedTypeOf(form)).map(({ id }) => id), ownVariable]
  const variableId = offered[variable % offered.length] ?? ownVariable
  const key = `row-${index}`
  const each = (rows: readonly ConditionRow[], change: (row: ConditionRow) => ConditionRow) =>
    rows.map((row, position) => (position === at ? change(row) : row))
  const mayHaveAudience = form.type !== 'trigger-group'
  switch (act) {
    case 'insert':
      return { ...form, conditions: [...conditions, newCondition(variableId, key)] }
    case 'remove':
      return { ...form, conditions: conditions.filter((_, position) => position !== at) }
    case 'variable':
      return { ...form, conditions: each(conditions, (row) => withVariable(row, variableId)) }
    case 'type':
      return {
        ...form,
        conditions: each(conditions, (row) => withType(row, type)),
        audience: each(audience, (row) => withType(row, type)),
      }
    case 'value':
      return { ...form, conditions: each(conditions, (row) => (needsValue(row.type) ? { ...row, value } : row)) }
    case 'selector':
      return { ...form, conditions: each(conditions, (row) => withSelectorType(row, on ? 'css' : 'xpath')) }
    case 'only':
      return { ...form, conditions: onlyWhen(conditions, on, key) }
    case 'visitors':
      return mayHaveAudience ? { ...form, audience: forVisitors(audience, on ? 'specific' : 'all', key) } : form
    case 'audience':
      return mayHaveAudience
        ? { ...form, audience: [...audience, { ...newCondition(BUILT_INS.cdpAudience.id, key), value }] }
        : form
  }
}

const formOf = (type: TriggerTypeId) => {
  const { fields }: TriggerTypeDefinition = triggerTypes[type]
  return fc.record({
    settings: settingsOf(fields),
    edits: fc.array(edit, { maxLength: 10 }),
    chosen: fc.subarray([...Array(12).keys()], { maxLength: 12 }),
    threshold: fc.constantFrom('1', '3', '0', '', '1.5', '99999999999'),
  })
}
type Filled = ReturnType<typeof formOf> extends fc.Arbitrary<infer F> ? F : never

function fill(type: TriggerTypeId, name: string, { settings, edits, chosen, threshold }: Filled): TriggerForm {
  const begun = { ...newTrigger(type), name, settings }
  const joined = chosen.reduce((rows, index) => {
    const candidate = members[index]
    return candidate ? withMember(rows, candidate) : rows
  }, begun.members)
  const rows = joined.map((row, index) => (index === 0 ? { ...row, threshold } : row))
  return resetInactiveInTrigger(edits.reduce(edited, { ...begun, members: type === 'trigger-group' ? rows : [] }))
}

let made = 0

describe.each(Object.keys(triggerTypes) as TriggerTypeId[])('any edit of a form of type %s', (type) => {
  test('that the form accepts is accepted by the server and opens the same', async () => {
    let sent = 0
    let held = 0
    await fc.assert(
      fc.asyncProperty(formOf(type), async (filled) => {
        const form = fill(type, `Edited ${made++}`, filled)
        if (checkTrigger(form).length > 0) {
          held++
          return
        }
        sent++
        const answered = await callAs(shop.server, shop.owner, triggers.create, {
          params: { appId: shop.appId },
          body: { data: triggerCreate(form) },
        })
        expect(answered.errors).toEqual([])
        const opened = triggerForm(answered.answer.data)
        expect(opened.settings).toEqual(form.settings)
        expect(opened.members).toEqual(form.members)
        expect(contentOf(opened)).toEqual(contentOf(form))
        const saved = await callAs(shop.server, shop.owner, triggers.change, {
          params: { appId: shop.appId, triggerId: answered.answer.data.id },
          body: { data: triggerPatch(answered.answer.data.id, opened) },
        })
        expect(saved.errors).toEqual([])
      }),
      // The same edits in each run: that both happen is not left to chance.
      { numRuns: 25, seed: 4 },
    )
    // Both happen, or nothing has been shown.
    expect(sent).toBeGreaterThan(0)
    expect(held).toBeGreaterThan(0)
  })
})

/** The rows without what only the form or only the server knows of them. */
const contentOf = ({ conditions, audience }: TriggerForm) =>
  [conditions, audience].map((rows) => rows.map(({ key: _key, conditionId: _id, ...content }) => content))
