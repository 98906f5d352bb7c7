import { NOTHING, usesAudience } from './condition.ts'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { Items, TriggerItem } from './core/input.ts'
import { createInternPool } from './intern-pool.ts'
import { markOf } from './mark.ts'
import { ANY_EVENT, planGroupConditions, planTrigger, type TriggerPlan } from './trigger.ts'
import type { Variables } from './variables.ts'

/** A trigger that a tag or group uses, with all that is needed to write it. */
export interface UsedTrigger {
  readonly item: TriggerItem
  readonly plan: TriggerPlan
  /** Members of a group with their thresholds; undefined for every other trigger. */
  readonly members: readonly { readonly trigger: UsedTrigger; readonly threshold: number }[] | undefined
  /** Whether it can be met at all. */
  readonly isPossible: boolean
  /** The events on which it can be met. */
  readonly events: readonly (string | typeof ANY_EVENT)[]
}

/** The type of a trigger whose event is the answer about the audiences. */
const DETECTION = 'cdp_audience_detection'

/** Whether a trigger, or a member of it, needs the visitor's audiences. */
export const needsAudiences = ({ item, members }: UsedTrigger): boolean =>
  item.trigger_type === DETECTION ||
  item.conditions.some(usesAudience) ||
  !!members?.some(({ trigger }) => needsAudiences(trigger))

/** Whether a member of a group needs the audiences on events that may come before them. */
export const awaitsAudiences = ({ members }: UsedTrigger): boolean =>
  !!members?.some(({ trigger: { item } }) => item.trigger_type !== DETECTION && item.conditions.some(usesAudience))

/** The triggers of one artifact, with the shapes that they share. */
export interface Triggers {
  /** The trigger of a source with that id, if it has one. */
  find(source: Items, id: string): UsedTrigger | undefined
  /** A trigger written in its place. `owner` is the id for the mark of a trigger that fires its owner once. */
  inPlace(trigger: UsedTrigger, owner: string): Expression
  /** The trigger that is met on the event that activates a group, which is given by its number. */
  groupInPlace(trigger: UsedTrigger, group: number): Expression
  /** A trigger instead of one that can never be met. */
  neverInPlace(trigger: UsedTrigger): Expression
  /** The conditions that start a timer as a trigger on every event; 0 if it starts with the page. */
  startInPlace(trigger: UsedTrigger): Expression
  readonly shapes: readonly Expression[]
  /** Every trigger found so far. */
  readonly used: readonly UsedTrigger[]
}

export function createTriggers(variables: Variables): Triggers {
  const shapes = createInternPool<Expression>()
  const found = new Map<TriggerItem, UsedTrigger>()

  function use(source: Items, item: TriggerItem): UsedTrigger {
    const known = found.get(item)
    if (known) return known
    const scope = variables.scopeOf(source)
    const isGroup = item.trigger_type === 'trigger_group'
    const members = isGroup ? membersOf(source, item) : undefined
    const plan = isGroup ? planGroupConditions(item, scope) : planTrigger(item, scope)
    const used: UsedTrigger = {
      item,
      plan,
      members,
      isPossible:
        plan.isPossible &&
        (!members || (members.length === item.triggers.length && members.every(({ trigger }) => trigger.isPossible))),
      events: members ? [...new Set(members.flatMap(({ trigger }) => trigger.events))] : [plan.event],
    }
    found.set(item, used)
    return used
  }

  /** The members of a group. Deleted ones are missing, which makes the group impossible. */
  function membersOf(source: Items, group: TriggerItem) {
    return group.triggers.flatMap(({ id, firing_threshold }) => {
      const item = source.triggers.find((trigger) => trigger.id === id)
      return item && item.trigger_type !== 'trigger_group'
        ? [{ trigger: use(source, item), threshold: firing_threshold }]
        : []
    })
  }

  const inPlace = ({ item, plan }: UsedTrigger, owner: string) =>
    place(plan, plan.once ? [json(markOf(owner, item.id))] : [])

  function place(plan: TriggerPlan, mark: readonly Expression[]): Expression {
    const shape = list([
      json(plan.once),
      ...plan.tests.flatMap(({ variable, operator }) => [json(variable ?? variables.none()), operator]),
    ])
    const number = shapes.numberOf(shape)
    // Trailing values that no operator reads are left out.
    const values = plan.tests.map(({ value }) => value)
    while (values.at(-1) === NOTHING) values.pop()
    return list([json(plan.event), json(number), ...mark, ...values])
  }

  function withOperator({ events }: UsedTrigger, operator: string, ...values: readonly Expression[]): Expression {
    const shape = list([json(0), json(variables.none()), chunk('operators', operator)])
    return list([json(events.includes(ANY_EVENT) ? ANY_EVENT : events), json(shapes.numberOf(shape)), ...values])
  }

  return {
    groupInPlace: (trigger, group) =>
      withOperator(trigger, awaitsAudiences(trigger) ? 'groupAwaited' : 'groupActive', json(group)),
    neverInPlace: (trigger) => withOperator(trigger, 'never'),
    find: (source, id) => {
      const item = source.triggers.find((trigger) => trigger.id === id)
      return item && use(source, item)
    },
    inPlace,
    startInPlace: ({ plan }) => (plan.start ? place(plan.start, []) : json(0)),
    shapes: shapes.items,
    get used() {
      return [...found.values()]
    },
  }
}
