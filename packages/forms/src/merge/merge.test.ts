import { newCondition } from '@waymark/domain/condition'
import type { Row } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { newTrigger } from '@waymark/domain/trigger'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormModel, insertRow, removeRow, sameContent } from '../form/index.ts'
import { createTriggerForm } from '../models/trigger/index.ts'
import { isSameSetting, mergeForms, withSettings } from './index.ts'

interface Values {
  readonly name: string
  readonly consent: string
  readonly rows: readonly Row<{ name: string; value: string }>[]
  readonly links: readonly Row<{ id: string }>[]
}

const model: FormModel<Values> = {
  check: () => [],
  settings: () => [
    { path: ['name'], label: msg('test.name', 'Name') },
    { path: ['consent'], label: msg('test.consent', 'Consent') },
    { path: ['rows'], label: msg('test.rows', 'Rows') },
    { path: ['links'], label: msg('test.links', 'Links'), whole: true },
  ],
}
const row = (name: string, value: string, at: number) => ({ key: `row-${at}`, name, value })
const link = (id: string) => ({ key: id, id })

const base: Values = {
  name: 'Sale',
  consent: 'analytics',
  rows: [row('value', '1', 0), row('currency', 'EUR', 1)],
  links: [link('a')],
}
const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeForms(model, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
const names = (settings: readonly { path: readonly string[] }[]) => settings.map(({ path }) => path.join('/'))
const contentOf = (rows: Values['rows']) => rows.map(({ name, value }) => `${name}=${value}`)

describe('changes of two users', () => {
  test('in different fields are merged', () => {
    const merged = merge({ name: 'Mine' }, { consent: 'remarketing' })
    expect(merged.values).toEqual({ ...base, name: 'Mine', consent: 'remarketing' })
    expect([names(merged.conflicts), names(merged.taken)]).toEqual([[], ['consent']])
  })

  test('in the same field are a conflict, in which the form keeps what was typed', () => {
    const merged = merge({ name: 'Mine' }, { name: 'Theirs' })
    expect(merged).toMatchObject({ values: { name: 'Mine' }, theirs: { name: 'Theirs' }, taken: [] })
    expect(names(merged.conflicts)).toEqual(['name'])
  })

  test('that are the same are no conflict', () => {
    const merged = merge({ name: 'Both' }, { name: 'Both' })
    expect([merged.values.name, merged.conflicts, merged.taken]).toEqual(['Both', [], []])
  })

  test('in different rows of a list are merged, and each row keeps its key', () => {
    const theirs = [row('value', '1', 0), row('currency', 'USD', 1), row('ids', 'x', 2)]
    const mine = insertRow([row('value', '2', 0), row('currency', 'EUR', 1)], row('coupon', 'c', 9))
    const { values, conflicts } = merge({ rows: mine }, { rows: theirs })
    expect(contentOf(values.rows).sort()).toEqual(['coupon=c', 'currency=USD', 'ids=x', 'value=2'])
    expect(new Set(values.rows.map(({ key }) => key)).size).toBe(4)
    expect(values.rows[0]?.key).toBe('row-0')
    expect(conflicts).toEqual([])
  })

  test('in the same row of a list are a conflict', () => {
    const rows = (value: string) => [row('value', value, 0), row('currency', 'EUR', 1)]
    expect(names(merge({ rows: rows('2') }, { rows: rows('3') }).conflicts)).toEqual(['rows'])
  })

  test('are a conflict when one deletes the row that the other edits', () => {
    const mine = [row('value', '2', 0), row('currency', 'EUR', 1)]
    expect(names(merge({ rows: mine }, { rows: [row('currency', 'EUR', 0)] }).conflicts)).toEqual(['rows'])
  })

  test('in links are merged while both add, and a conflict when one takes away', () => {
    const added = merge({ links: [link('a'), link('b')] }, { links: [link('a'), link('c')] })
    expect(added.values.links.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    const replaced = merge({ links: [link('a'), link('b')] }, { links: [link('c')] })
    expect(names(replaced.conflicts)).toEqual(['links'])
  })

  test('in conditions of a trigger are merged condition by condition', () => {
    const condition = (key: string, value: string) => ({
      ...newCondition(BUILT_INS.pageUrl.id, key),
      conditionId: key,
      value,
    })
    const trigger = (...conditions: ReturnType<typeof condition>[]) => ({ ...newTrigger('click'), conditions })
    const opened = trigger(condition('x', '/shop'), condition('y', '/sale'))
    const { model: ofTriggers } = createTriggerForm(opened)
    const { values, conflicts } = mergeForms(ofTriggers, {
      base: opened,
      mine: trigger(condition('x', '/mine'), condition('y', '/sale')),
      theirs: trigger(condition('y', '/theirs'), condition('x', '/shop')),
    })
    expect(values.conditions.map(({ value }) => value)).toEqual(['/theirs', '/mine'])
    expect(conflicts).toEqual([])
  })
})

test('changes in different fields of a group are merged, changes in the same one are a conflict', () => {
  const group = { ...model, settings: () => [{ path: ['group'], label: msg('test.group', 'Group') }] } as FormModel<any>
  const values = (label: string, value: string) => ({ group: { label, value } })
  const versions = { base: values('a', '1'), mine: values('b', '1') }
  const merged = mergeForms(group, { ...versions, theirs: values('a', '2') })
  expect([merged.values, merged.conflicts]).toEqual([values('b', '2'), []])
  expect(mergeForms(group, { ...versions, theirs: values('c', '2') })).toMatchObject({
    values: values('b', '1'),
    conflicts: [{ path: ['group'] }],
  })
})

test('a choice takes whole settings of one version', () => {
  const theirs = { ...base, name: 'Theirs', consent: 'x' }
  const [name] = model.settings?.(base) ?? []
  expect(withSettings(base, theirs, name ? [name] : [])).toEqual({ ...base, name: 'Theirs' })
  expect(name && isSameSetting(name, base, theirs)).toBe(false)
})

const text = fc.constantFrom('', 'a', 'b', 'c')
const edits = fc.record({
  name: fc.option(text, { nil: undefined }),
  consent: fc.option(text, { nil: undefined }),
  rows: fc.array(fc.record({ act: fc.constantFrom('insert', 'remove', 'edit'), at: fc.nat(3), value: text }), {
    maxLength: 4,
  }),
})
type Edits = typeof edits extends fc.Arbitrary<infer T> ? T : never

const edited = ({ name, consent, rows }: Edits): Values => ({
  ...base,
  name: name ?? base.name,
  consent: consent ?? base.consent,
  rows: rows.reduce<Values['rows']>((now, { act, at, value }) => {
    const target = now[at]
    if (act === 'insert')
      return insertRow(now, { name: 'new', value } as Values['rows'][number], Math.min(at, now.length))
    if (!target) return now
    return act === 'remove' ? removeRow(now, target.key) : now.map((one) => (one === target ? { ...one, value } : one))
  }, base.rows),
})
/** As the server gives it: rows have no keys but their places. */
const stored = (values: Values): Values => ({
  ...values,
  rows: values.rows.map((one, at) => ({ ...one, key: `row-${at}` })),
})

describe('laying together', () => {
  test('nothing of mine gives theirs, and nothing of theirs gives mine', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const changed = edited(edit)
        const untouched = mergeForms(model, { base, mine: base, theirs: stored(changed) })
        expect(sameContent(untouched.values, changed)).toBe(true)
        const alone = mergeForms(model, { base, mine: changed, theirs: base })
        expect(alone).toMatchObject({ values: changed, conflicts: [], taken: [] })
      }),
    )
  })

  test('equal changes is no conflict', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const changed = edited(edit)
        const { values, conflicts, taken } = mergeForms(model, { base, mine: changed, theirs: stored(changed) })
        expect([values, conflicts, taken]).toEqual([changed, [], []])
      }),
    )
  })

  test('gives the same result in either order of saving, unless there is a conflict', () => {
    const sorted = (values: Values) => ({ ...values, rows: contentOf(values.rows).sort() })
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [edited(one), edited(other)]
        const forward = mergeForms(model, { base, mine, theirs: stored(theirs) })
        const backward = mergeForms(model, { base, mine: theirs, theirs: stored(mine) })
        if (forward.conflicts.length + backward.conflicts.length > 0) return
        expect(sorted(forward.values)).toEqual(sorted(backward.values))
      }),
    )
  })

  test('never loses what was typed: settings that only mine changed are as in mine, and keys stay unique', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [edited(one), edited(other)]
        const { values } = mergeForms(model, { base, mine, theirs: stored(theirs) })
        if (mine.name !== base.name) expect(values.name).toBe(mine.name)
        for (const { name, value } of mine.rows.filter((each) => each.name === 'new'))
          expect(contentOf(values.rows)).toContain(`${name}=${value}`)
        expect(new Set(values.rows.map(({ key }) => key)).size).toBe(values.rows.length)
      }),
    )
  })
})
