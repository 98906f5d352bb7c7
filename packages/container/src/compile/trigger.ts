import { eventConditionId, eventNameOfTrigger } from '@waymark/domain/trigger'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { conditionTest, multiplicityOf, NOTHING } from './condition.ts'
import { chunk, type Expression } from './core/expression.ts'
import type { ConditionItem, TriggerItem } from './core/input.ts'
import type { Scope } from './core/scope.ts'

/** Listens to every event: an event trigger whose name is a pattern. */
export const ANY_EVENT = 0

/** The parts of a trigger: its event, how often it may fire, and each condition with its variable and test. */
export interface TriggerPlan {
  readonly event: string | typeof ANY_EVENT
  readonly once: 0 | 1 | 2
  readonly tests: readonly {
    readonly variable: number | undefined
    readonly operator: Expression
    readonly value: Expression
  }[]
  /** Ids of the conditions: of the one that names the event, if there is one, and of the tests. */
  readonly eventCondition: string | undefined
  readonly conditions: readonly string[]
  /** The conditions that start a timer; undefined if it starts with the page. */
  readonly start?: TriggerPlan | undefined
  /** False if a condition can never be met. */
  readonly isPossible: boolean
}

/** Plans a trigger that is no group. */
export function planTrigger(item: TriggerItem, scope: Scope): TriggerPlan {
  const fixed = eventNameOfTrigger(item)
  const naming = item.trigger_type === 'event' ? item.conditions.find(namesEvent) : undefined
  const isNamed = naming?.condition_type === 'equals' && !!naming.value
  const isKnown = fixed !== undefined || naming !== undefined
  const tested = item.conditions.filter((condition) => !(isNamed && condition === naming))
  const plan: TriggerPlan = {
    ...planConditions(item.id, tested, scope, isKnown),
    event: fixed ?? (isNamed ? naming.value! : ANY_EVENT),
    eventCondition: fixed !== undefined ? eventConditionId(item.id) : isNamed ? naming.condition_id : undefined,
  }
  return startsByConditions(item) ? startedTimer(item, plan) : plan
}

/** The plan of a timer that conditions start: on its own events these count as met. */
function startedTimer({ conditions }: TriggerItem, plan: TriggerPlan): TriggerPlan {
  const isOwn = (at: number) => isTimer(conditions[at]!)
  const metAtStart = (operator: Expression) => chunk('operatorMakers', 'metAtStart', operator)
  return {
    ...plan,
    tests: plan.tests.map((test, at) => (isOwn(at) ? test : { ...test, operator: metAtStart(test.operator) })),
    start: { ...plan, event: ANY_EVENT, tests: plan.tests.filter((_test, at) => !isOwn(at)) },
  }
}

/** Plans the conditions of a group, which are tested on the events of its members. */
export function planGroupConditions(item: TriggerItem, scope: Scope): TriggerPlan {
  return { ...planConditions(item.id, item.conditions, scope, true), event: ANY_EVENT, eventCondition: undefined }
}

function planConditions(owner: string, conditions: readonly ConditionItem[], scope: Scope, isKnown: boolean) {
  let isPossible = isKnown
  let once: 0 | 1 | 2 = 0
  const tests = conditions.map((condition) => {
    const variable = scope.withId(condition.variable_id)
    const { operator, value } = conditionTest(condition, owner)
    once = multiplicityOf(condition) || once
    if (variable !== undefined && operator) return { variable, operator, value }
    isPossible = false
    return { variable, operator: chunk('operators', 'never'), value: NOTHING }
  })
  return { once, tests, conditions: conditions.map(({ condition_id }) => condition_id), isPossible }
}

const isTimer = (condition: ConditionItem): boolean => condition.variable_id === BUILT_INS.timerCount.id

const startsByConditions = ({ trigger_type, conditions }: TriggerItem): boolean =>
  trigger_type === 'timer' &&
  conditions.some((condition) => isTimer(condition) && condition.options.start === 'conditions')

const namesEvent = (condition: ConditionItem): boolean => condition.variable_id === BUILT_INS.event.id
