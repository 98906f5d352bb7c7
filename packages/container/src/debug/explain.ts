import type { DebugEvent, GroupResult, TagResult, TriggerResult } from '@waymark/domain/debug-protocol'
import { MAX_TITLE_LENGTH } from '@waymark/domain/debug-protocol/constants'
import { type DataLayerEvent, type Engine, FIRST_TRIGGER, type Initialiser } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { passesChecks } from '../engine/evaluate/attempt.ts'
import { createEvent } from '../engine/evaluate/create-event.ts'
import { valueFor } from '../engine/evaluate/value.ts'
import type { DebugContent } from './content.ts'
import type { DebugPage } from './debug-page.ts'
import { listensNow, resolveTrigger } from './explain-triggers.ts'
import { describeFiring, type Measures, measureTags, tenths } from './measure-tags.ts'
import { createMeasuringClock, type MeasuringClock } from './measuring-clock.ts'
import { beginVerdict, type Observation, observeEvent } from './observe-event.ts'
import { type WatchedVariables, watchVariables } from './watch-variables.ts'

/** Observes the firing pipeline and sends the debugger an event for every item of the data layer. */
function startExplaining(engine: Engine): void {
  const { page } = engine
  const { explained } = engine.plan as DebugContent
  const pageViewTime = page.clockNow()
  const clock = createMeasuringClock(page as DebugPage)
  const { readFields, resultOf, explain } = watchVariables(engine, clock)
  const measures = measureTags(engine, clock)
  const observations = new WeakMap<DataLayerEvent, Observation>()
  const verdictOn = (event: DataLayerEvent, number: number) => observations.get(event)?.verdicts[number]
  /** What was observed on the present event: first of all when its first tag has its turn. */
  const observePresent = () => {
    const { present } = engine
    const known = observations.get(present)
    if (known) return known
    const observation = clock.pause(() => {
      readFields()
      return observeEvent(engine)
    })
    observations.set(present, observation)
    return observation
  }
  engine.observeTag = (_event, number) => beginVerdict(engine, observePresent(), number, clock)
  engine.observeSequence = (event, number, relation, other, outcome, stops) => {
    const verdict = verdictOn(event, number)
    if (!verdict) return
    if (relation === 'setup-of' || relation === 'cleanup-of') {
      append(verdict.firedFor, { id: explained.tagIds[other]!, as: relation === 'setup-of' ? 'setup' : 'cleanup' })
      return
    }
    verdict.sequence[relation] = outcome!
    if (relation === 'setup') {
      verdict.failures.length = 0
      if (stops) append(verdict.failures, outcome === 'pending' ? 'setup-tag-pending' : 'setup-tag-failed')
    }
  }
  engine.observeHeld = (number) => {
    const { failures } = verdictOn(engine.present, number)!
    failures.length = 0
    append(failures, 'audiences-pending')
  }
  engine.afterItem = (item, place, event) => {
    engine.present = event || createEvent(place, { named: '', carried: {}, pushed: item, firedOn: [] })
    const observation = observePresent()
    const shown = explain(() => ({
      tags: event ? explainTags(engine, observation, measures, clock) : [],
      triggerGroups: explainGroups(engine, observation),
      variables: explainVariables(engine, resultOf),
    }))
    explained.deliver?.({
      ...shown,
      pageViewTime,
      dataLayerIndex: place,
      pageViewTitle: `${page.readDocument('title') ?? ''}`.slice(0, MAX_TITLE_LENGTH),
      dataLayerEvent: observation.dataLayerEvent,
      consents: observation.consents,
      milliseconds: event && tenths(measures.of(event).total),
      longestTask: tenths(measures.longestTask().total),
      longestTaskTags: measures.longestTask().fired,
    })
  }
}

/** Initialisers of the debug artifact, in addition to those of the engine. */
export const debugInitialisers = { startExplaining } as const satisfies Record<string, Initialiser[0]>

/** The results of all tags on the present event; on a repeated event, of the attempted tags. */
function explainTags(engine: Engine, observation: Observation, measures: Measures, clock: MeasuringClock): TagResult[] {
  const { present } = engine
  const { tagBlockers, tagIds, tagTriggers } = (engine.plan as DebugContent).explained
  const { verdicts } = observation
  const measured = measures.of(present).tags
  const longest = measures.longestTask()
  const tags: TagResult[] = []
  each(tagIds, (id, tag) => {
    const attempted = !!verdicts[tag]
    if (!attempted && present.isRepeat) return
    if (!attempted) passesChecks(engine, engine.plan.tagList[tag]!, beginVerdict(engine, observation, tag, clock))
    const { failures, through, triggers, blockers, sequence, firedFor } = verdicts[tag]!
    const fired = attempted && !failures.length
    const relatedTriggers: TriggerResult[] = []
    let nearest: TriggerResult | null = null
    each(tagTriggers[tag]!, (number, index) => {
      const trigger = resolveTrigger(engine, number, triggers[index]!)
      append(relatedTriggers, trigger)
      if (fired ? index + FIRST_TRIGGER === through : listensNow(engine, number) && isNearer(trigger, nearest))
        nearest = trigger
    })
    const blockingTriggers: TriggerResult[] = []
    each(blockers, (blocker, index) =>
      append(blockingTriggers, resolveTrigger(engine, tagBlockers![tag]![index]!, blocker)),
    )
    append(tags, {
      id,
      fired,
      preventedBy: failures[0] ?? null,
      failures,
      relatedTrigger: nearest,
      relatedTriggers,
      ...(blockingTriggers.length && { blockingTriggers }),
      ...((sequence.setup || sequence.cleanup) && { sequence }),
      ...(firedFor.length && { firedFor }),
      ...(fired && describeFiring(engine.page, measured[tag], longest)),
    })
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

/** The value of each variable, or the error that it threw. */
function explainVariables(engine: Engine, resultOf: WatchedVariables['resultOf']): DebugEvent['variables'] {
  const variables: DebugEvent['variables'][number][] = []
  each((engine.plan as DebugContent).explained.variables, (variable) => {
    valueFor(engine, variable[2])
    append(variables, { id: variable[0], name: variable[1], ...resultOf(variable[2]) })
  })
  return variables
}

function explainGroups(engine: Engine, observation: Observation): GroupResult[] {
  const groups: GroupResult[] = []
  each((engine.plan as DebugContent).explained.groups, (group, index) => {
    const decided = observation.groups[index]!
    const state = engine.groupStates[group[1]]
    const triggers: GroupResult['triggers'][number][] = []
    for (let at = 2; at < group.length; at += 2) {
      const member = resolveTrigger(engine, group[at]!, decided[at / 2]!)
      append(triggers, { ...member, resolutions: state?.counts[at - 1] || 0, threshold: group[at + 1]! })
    }
    const own = resolveTrigger(engine, group[0], decided[0]!)
    append(groups, { ...own, triggers, resolvedEventIndex: state?.resolvedAt ?? null })
  })
  return groups
}
