import { randomUUID } from 'node:crypto'
import { referencesIn, writeReference } from '@waymark/domain/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Items, TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { planTransfer } from './plan.ts'
import type { Plan, PlanOptions, Target } from './plan-types.ts'

const SCHEDULER = { date_ranges: [], times_of_day: [] }
const tag = (name: string, more: Partial<TagContent> = {}): TagContent => ({
  id: randomUUID(),
  name,
  template: 'custom_tag',
  is_active: true,
  priority: 0,
  consent_type: 'analytics',
  respect_visitors_privacy: true,
  disable_in_debug_mode: false,
  document_write: false,
  code: '',
  scheduler: SCHEDULER,
  template_options: {},
  triggers: [],
  ...more,
})
const trigger = (name: string, more: Partial<TriggerContent> = {}): TriggerContent => ({
  id: randomUUID(),
  name,
  trigger_type: 'page_view',
  conditions: [],
  triggers: [],
  ...more,
})
const variable = (name: string, value = 'x'): VariableContent => ({
  id: randomUUID(),
  name,
  variable_type: 'constant',
  value,
  options: {},
})

const items = (some: Partial<Items>): Items => ({ tags: [], triggers: [], variables: [], ...some })

function targetOf(content: Items, kind: Target['kind'] = 'app'): Target {
  const names = (list: readonly { name: string }[]) => new Set(list.map((item) => item.name))
  return {
    kind,
    names: { tag: names(content.tags), trigger: names(content.triggers), variable: names(content.variables) },
    namesakes: content,
    templates: new Set(content.tags.map((item) => item.template)),
    isPrioritized: content.tags.some((item) => item.priority > 0),
  }
}

const IMPORT: PlanOptions = { newId: randomUUID, priorities: 'keep unless the target has some' }

/** The target after a plan has been carried out. */
const after = (content: Items, { add }: Plan): Items => ({
  tags: [...content.tags, ...add.tags],
  triggers: [...content.triggers, ...add.triggers],
  variables: [...content.variables, ...add.variables],
})

describe('priorities', () => {
  const first = tag('First', { priority: 9 })

  test('are kept where the target has none, dropped where it has', () => {
    expect(planTransfer(items({ tags: [first] }), targetOf(items({})), IMPORT).add.tags[0]?.priority).toBe(9)
    const busy = targetOf(items({ tags: [tag('Other', { priority: 1 })] }))
    expect(planTransfer(items({ tags: [first] }), busy, IMPORT).add.tags[0]?.priority).toBe(0)
  })

  test('a tag that was imported without its priority is recognised again', () => {
    const content = items({ tags: [tag('Other', { priority: 1 })] })
    const arrived = after(content, planTransfer(items({ tags: [first] }), targetOf(content), IMPORT))
    expect(planTransfer(items({ tags: [first] }), targetOf(arrived), IMPORT).add.tags).toEqual([])
  })
})

test('a renamed variable makes its dependents differ, and so on along the references', () => {
  const source = [variable('A', '1'), variable('B', '{{ A }}'), variable('C', '{{ B }}'), variable('D', 'plain')]
  const there = items({
    variables: [variable('A', '2'), variable('B', '{{ A }}'), variable('C', '{{ B }}'), variable('D', 'plain')],
  })
  const { add } = planTransfer(items({ variables: source }), targetOf(there), IMPORT)
  expect(add.variables.map(({ name, value }) => [name, value])).toEqual([
    ['A (copy)', '1'],
    ['B (copy)', '{{ A (copy) }}'],
    ['C (copy)', '{{ B (copy) }}'],
  ])
})

test('two variables that swap names with the target stay apart', () => {
  const source = [variable('A', 'a'), variable('A (copy)', 'b'), variable('User', '{{ A }}{{ A (copy) }}')]
  const there = items({ variables: [variable('A', 'other')] })
  const { add } = planTransfer(items({ variables: source }), targetOf(there), IMPORT)
  expect(add.variables.map(({ name, value }) => [name, value])).toEqual([
    ['A (copy 2)', 'a'],
    ['A (copy)', 'b'],
    ['User', '{{ A (copy 2) }}{{ A (copy) }}'],
  ])
})

describe('a copy', () => {
  const copyOf = (item: { id: string }, name: string): PlanOptions => ({
    newId: randomUUID,
    priorities: 'drop',
    chosen: { id: item.id, name, target_id: randomUUID() },
  })
  const namesOf = (list: readonly { name: string }[]) => list.map((item) => item.name).sort()

  test('under the name of a variable that it takes along gives that one a free name', () => {
    const [top, base] = [variable('Top', '{{ Base }}'), variable('Base')]
    const { add } = planTransfer(items({ variables: [top, base] }), targetOf(items({})), copyOf(top, 'Base'))
    expect(add.variables.map(({ name, value }) => [name, value])).toEqual([
      ['Base', '{{ Base (copy) }}'],
      ['Base (copy)', 'x'],
    ])
  })

  test('under the name of a trigger or a tag that it takes along gives that one a free name', () => {
    const member = trigger('Member')
    const group = trigger('Group', {
      trigger_type: 'trigger_group',
      triggers: [{ id: member.id, firing_threshold: 1 }],
    })
    const triggers = planTransfer(items({ triggers: [group, member] }), targetOf(items({})), copyOf(group, 'Member'))
      .add.triggers
    expect(namesOf(triggers)).toEqual(['Member', 'Member (copy)'])
    expect(triggers.find(({ name }) => name === 'Member')?.trigger_type).toBe('trigger_group')
    const before = tag('Before')
    const own = tag('Own', { setup_tag: { id: before.id, stop_on_failure: false } })
    const { tags } = planTransfer(items({ tags: [own, before] }), targetOf(items({})), copyOf(own, 'Before')).add
    expect(namesOf(tags)).toEqual(['Before', 'Before (copy)'])
    expect(tags.find(({ name }) => name === 'Before')?.setup_tag?.id).toBe(
      tags.find(({ name }) => name === 'Before (copy)')?.id,
    )
  })

  test('does not give one kind of items another name because of a name of another kind', () => {
    const [own, used] = [tag('Own', { code: '{{ Base }}' }), variable('Base')]
    const { add } = planTransfer(items({ tags: [own], variables: [used] }), targetOf(items({})), copyOf(own, 'Base'))
    expect([...namesOf(add.tags), ...namesOf(add.variables)]).toEqual(['Base', 'Base'])
  })
})

test('what new names of variables would make longer than it may be is left out with the reason', () => {
  const long = (text: string) => text.padStart(65_536, '-')
  const source = items({
    variables: [variable('Plan', '1'), variable('Long', long('{{ Plan }}'))],
    tags: [
      tag('Code', { code: long('{{ Plan }}') }),
      tag('Event', {
        template: 'waymark_event',
        template_options: { category: '{{ Plan }}'.padStart(255, '-'), action: 'a', custom_dimensions: [] },
      }),
      tag('Short', { code: '{{ Plan }}' }),
    ],
  })
  const there = items({ variables: [variable('Plan', '2')] })
  const { add, lines } = planTransfer(source, targetOf(there), IMPORT)
  expect(add.tags.map(({ name, code }) => [name, code])).toEqual([['Short', '{{ Plan (copy) }}']])
  expect(add.variables.map(({ name }) => name)).toEqual(['Plan (copy)'])
  expect(lines.flatMap((line) => ('errors' in line ? [[line.source_name, ...line.errors]] : []))).toEqual([
    ['Code', 'PAYLOAD_TOO_LARGE_ERROR'],
    ['Event', 'PAYLOAD_TOO_LARGE_ERROR'],
    ['Long', 'PAYLOAD_TOO_LARGE_ERROR'],
  ])
  expect(planTransfer(source, targetOf(items({})), IMPORT).lines.every((line) => 'target_id' in line)).toBe(true)
})

describe('any import', () => {
  const NAMES = ['A', 'B', 'C', 'A (copy)', 'B (copy)']
  const name = fc.constantFrom(...NAMES)
  const text = fc
    .array(fc.oneof(name.map(writeReference), fc.constantFrom('x', ' ', '{{ unknown }}')), { maxLength: 4 })
    .map((parts) => parts.join(''))
  const byName = <T extends { name: string }>(list: readonly T[]) => [
    ...new Map(list.map((item) => [item.name, item])).values(),
  ]
  const variables = fc
    .array(fc.tuple(name, text))
    .map((list) => byName(list.map(([own, value]) => variable(own, value))))
  const content = variables.chain((own) => {
    const ids = own.map((item) => item.id)
    const condition = (id: string) => ({
      condition_id: randomUUID(),
      variable_id: id,
      condition_type: 'equals',
      value: '1',
      options: {},
    })
    return fc
      .record({
        triggers: fc.array(fc.tuple(name, fc.subarray(ids))),
        groups: fc.array(fc.tuple(name, fc.nat(3))),
        tags: fc.array(fc.tuple(name, text, fc.nat(2), fc.nat(3))),
      })
      .map(({ triggers, groups, tags }): Items => {
        const plain = byName(triggers.map(([own, used]) => trigger(own, { conditions: used.map(condition) })))
        const grouped = groups.map(([own, size]) =>
          trigger(`${own} group`, {
            trigger_type: 'trigger_group',
            triggers: plain.slice(0, size).map(({ id }) => ({ id, firing_threshold: 1 })),
          }),
        )
        const all = byName([...plain, ...grouped])
        return {
          variables: own,
          triggers: all,
          tags: byName(
            tags.map(([own, code, priority, links]) =>
              tag(own, { code, priority, triggers: all.slice(0, links).map(({ id }) => id) }),
            ),
          ),
        }
      })
  })

  test('keeps names unique and links and references valid, and changes nothing of the target', () => {
    fc.assert(
      fc.property(content, content, (incoming, present) => {
        const plan = planTransfer(incoming, targetOf(present), IMPORT)
        const result = after(present, plan)
        for (const list of [result.tags, result.triggers, result.variables]) {
          expect(new Set(list.map((item) => item.name)).size).toBe(list.length)
          expect(new Set(list.map((item) => item.id)).size).toBe(list.length)
        }
        const triggerIds = new Set(result.triggers.map((item) => item.id))
        const variableIds = new Set(result.variables.map((item) => item.id))
        for (const item of plan.add.tags) for (const id of item.triggers) expect(triggerIds).toContain(id)
        for (const item of plan.add.triggers) {
          for (const member of item.triggers) expect(triggerIds).toContain(member.id)
          for (const condition of item.conditions) expect(variableIds).toContain(condition.variable_id)
        }
        const targetName = new Map(
          plan.lines.flatMap((line) =>
            'target_name' in line && line.kind === 'variable' ? [[line.source_name, line.target_name]] : [],
          ),
        )
        for (const item of plan.add.variables) {
          const line = plan.lines.find((one) => 'target_id' in one && one.target_id === item.id)
          const original = incoming.variables.find((one) => one.id === line?.source_id)
          const expected = referencesIn(original?.value ?? '').map(({ name: used }) => targetName.get(used) ?? used)
          expect(referencesIn(item.value ?? '').map(({ name: used }) => used)).toEqual(expected)
        }
        expect(plan.lines).toHaveLength(incoming.tags.length + incoming.triggers.length + incoming.variables.length)
      }),
    )
  })

  test('keeps names unique also when one item is copied under any free name', () => {
    const copied = content.filter(({ variables: [first] }) => first !== undefined)
    fc.assert(
      fc.property(copied, content, fc.nat(), name, (incoming, present, at, chosen) => {
        const all = [...incoming.tags, ...incoming.triggers, ...incoming.variables]
        const { id } = all[at % all.length] as { id: string }
        fc.pre(![...present.tags, ...present.triggers, ...present.variables].some((item) => item.name === chosen))
        const copy: PlanOptions = {
          newId: randomUUID,
          priorities: 'drop',
          chosen: { id, name: chosen, target_id: randomUUID() },
        }
        const plan = planTransfer(incoming, targetOf(present), copy)
        const result = after(present, plan)
        for (const list of [result.tags, result.triggers, result.variables])
          expect(new Set(list.map((item) => item.name)).size).toBe(list.length)
        expect(plan.lines.find((line) => line.source_id === id)).toMatchObject({ target_name: chosen })
      }),
    )
  })

  test('adds nothing when it is repeated', () => {
    fc.assert(
      fc.property(content, (incoming) => {
        const first = after(items({}), planTransfer(incoming, targetOf(items({})), IMPORT))
        const again = planTransfer(incoming, targetOf(first), IMPORT)
        expect(again.add).toEqual({ tags: [], triggers: [], variables: [] })
        expect(again.lines.every((line) => 'is_renamed' in line && !line.is_renamed)).toBe(true)
      }),
    )
  })
})
