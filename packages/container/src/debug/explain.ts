import type { DebugEvent, GroupResult, TagResult, TriggerResult } from '@waymark/domain/debug-protocol'
import { MAX_EVENT_LENGTH, MAX_TITLE_LENGTH, MAX_VARIABLE_LENGTH } from '@waymark/domain/debug-protocol/constants'
import type { ExplainedGroup as GroupPlan } from '../engine/content.ts'
import type { Engine, LayerEvent } from '../engine/engine.ts'
import { createEvent } from '../engine/evaluate/create-event.ts'
import { fire } from '../engine/evaluate/fire.ts'
import { valueFor } from '../engine/evaluate/value.ts'
import { append, each } from '../engine/list.ts'
import { useMarks } from '../engine/state/marks.ts'
import { privacyOf } from '../engine/state/privacy-of.ts'
import { listensNow, resolveTrigger } from './conditions.ts'
import { type Judgement, judge } from './judge.ts'
import { serialise, valueTypeOf } from './serialise.ts'

/** Decides about tags as the published container does, and tells the debugger about every item of the data layer. */
export function startExplaining(engine: Engine): void {
  const { page, plan } = engine
  const explained = plan.explained!
  const pageViewTime = page.clockNow()
  const judged = new WeakMap<LayerEvent, Judgement[]>()
  engine.attemptTag = (_engine, tag) => {
    const judgement = judge(engine, tag)
    const all = judged.get(engine.present) || []
    all[tag] = judgement
    judged.set(engine.present, all)
    if (judgement.failures.length) return false
    useMarks(engine, engine.plan.tagList[tag]!, 2)
    return fire(engine, tag, engine.plan.tagList[tag]!)
  }
  engine.afterItem = (item, place, event) => {
    const unnamed = createEvent(place, { named: '', carried: {}, pushed: item, firedOn: [] })
    engine.present = event || unnamed
    explained.deliver?.({
      pageViewTime,
      dataLayerIndex: place,
      pageViewTitle: `${page.readDocument('title') ?? ''}`.slice(0, MAX_TITLE_LENGTH),
      dataLayerEvent: serialise(page, item, MAX_EVENT_LENGTH),
      tags: event ? explainTags(engine, event, judged.get(event) || []) : [],
      triggerGroups: explainGroups(engine),
      consents: { ...privacyOf(engine).allowed },
      variables: explainVariables(engine),
    })
  }
}

/** Every tag on an event; on one that is looked at again, the tags that were decided anew. */
function explainTags(engine: Engine, event: LayerEvent, judged: readonly Judgement[]): TagResult[] {
  const { tagIds, tagTriggers } = engine.plan.explained!
  const resolved: TriggerResult[] = []
  const resolve = (number: number) => {
    resolved[number] ||= resolveTrigger(engine, number)
    return resolved[number]
  }
  const tags: TagResult[] = []
  each(tagIds, (id, tag) => {
    const judgement = judged[tag]
    if (!judgement && event.isAgain) return
    const { failures, through } = judgement || judge(engine, tag)
    const fired = !!judgement && !failures.length
    const numbers = tagTriggers[tag]!
    const relatedTriggers: TriggerResult[] = []
    let nearest: TriggerResult | null = null
    each(numbers, (number, index) => {
      const trigger = resolve(number)
      append(relatedTriggers, trigger)
      if (fired ? index === through : listensNow(engine, number) && isNearer(trigger, nearest)) nearest = trigger
    })
    append(tags, { id, fired, preventedBy: failures[0] ?? null, failures, relatedTrigger: nearest, relatedTriggers })
  })
  return tags
}

function isNearer(trigger: TriggerResult, other: TriggerResult | null): boolean {
  return !other || countResolved(trigger) > countResolved(other)
}

function countResolved({ conditions }: TriggerResult): number {
  let count = 0
  each(conditions, ({ resolved }) => {
    if (resolved) count++
  })
  return count
}

function explainVariables(engine: Engine): DebugEvent['variables'] {
  const { page, plan } = engine
  const variables: DebugEvent['variables'][number][] = []
  each(plan.explained!.variables, (variable) => {
    const value = valueFor(engine, variable[2])
    const serializedValue = serialise(page, value, MAX_VARIABLE_LENGTH)
    append(variables, {
      id: variable[0],
      name: variable[1],
      serializedValue,
      originalValueType: valueTypeOf(page, value),
    })
  })
  return variables
}

function explainGroups(engine: Engine): GroupResult[] {
  const groups: GroupResult[] = []
  each(engine.plan.explained!.groups, (group: GroupPlan) => {
    const state = engine.groupStates[group[1]]
    const triggers: GroupResult['triggers'][number][] = []
    for (let at = 2; at < group.length; at += 2) {
      const resolutions = state?.counts[at - 1] || 0
      append(triggers, { ...resolveTrigger(engine, group[at]!), resolutions, threshold: group[at + 1]! })
    }
    append(groups, { ...resolveTrigger(engine, group[0]), triggers, resolvedEventIndex: state?.resolvedAt ?? null })
  })
  return groups
}
