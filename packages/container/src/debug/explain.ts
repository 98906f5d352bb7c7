import type { DebugEvent, GroupResult, NotFiredReason, TagResult, TriggerResult } from '@waymark/domain/debug-protocol'
import { MAX_EVENT_LENGTH, MAX_TITLE_LENGTH, MAX_VARIABLE_LENGTH } from '@waymark/domain/debug-protocol/constants'
import {
  type DataLayerEvent,
  type Engine,
  FIRST_TRIGGER,
  type Initialiser,
  type SequenceOutcome,
  type Trigger,
} from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { passesChecks } from '../engine/evaluate/attempt.ts'
import { createEvent } from '../engine/evaluate/create-event.ts'
import { isMet } from '../engine/evaluate/is-met.ts'
import { valueFor } from '../engine/evaluate/value.ts'
import { firingTrigger, onceOf } from '../engine/state/fired-marks.ts'
import { privacyOf } from '../engine/state/privacy-of.ts'
import type { DebugContent, ExplainedGroup as GroupPlan } from './content.ts'
import { listensNow, resolveTrigger } from './explain-triggers.ts'
import { valueTypeOf } from './kind-of.ts'
import { describeFiring, type Measures, measureTags, tenths } from './measure-tags.ts'
import { serialise } from './serialise.ts'
import { watchVariables } from './watch-variables.ts'

/** The result of the firing pipeline for one tag on one event. */
interface Verdict {
  /** The reasons of the checks that failed, in their order. */
  readonly failures: NotFiredReason[]
  /** The index in the tag of the first met trigger that may still fire it. */
  readonly through: number | undefined
  /** The outcomes of its set-up and clean-up tag. */
  readonly sequence: Partial<Record<'setup' | 'cleanup', SequenceOutcome>>
  /** The tags whose set-up or clean-up tag it was. */
  readonly firedFor: { readonly id: string; readonly as: 'setup' | 'cleanup' }[]
}

/** Observes the firing pipeline and sends the debugger an event for every item of the data layer. */
function startExplaining(engine: Engine): void {
  const { page } = engine
  const { explained } = engine.plan as DebugContent
  const pageViewTime = page.clockNow()
  const verdicts = new WeakMap<DataLayerEvent, Verdict[]>()
  const { thrownBy, explain } = watchVariables(engine)
  const measures = measureTags(engine)
  const verdictsOn = (event: DataLayerEvent) => {
    const all = verdicts.get(event) || []
    verdicts.set(event, all)
    return all
  }
  engine.observeTag = (event, number) => beginVerdict(engine, verdictsOn(event), number)
  engine.observeSequence = (event, number, relation, other, outcome, stops) => {
    const verdict = verdictsOn(event)[number]
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
    const { failures } = verdictsOn(engine.present)[number]!
    failures.length = 0
    append(failures, 'audiences-pending')
  }
  engine.afterItem = (item, place, event) => {
    const unnamed = createEvent(place, { named: '', carried: {}, pushed: item, firedOn: [] })
    engine.present = event || unnamed
    const shown = explain(() => ({
      tags: event ? explainTags(engine, event, verdicts.get(event) || [], measures) : [],
      triggerGroups: explainGroups(engine),
      variables: explainVariables(engine, thrownBy),
    }))
    explained.deliver?.({
      ...shown,
      pageViewTime,
      dataLayerIndex: place,
      pageViewTitle: `${page.readDocument('title') ?? ''}`.slice(0, MAX_TITLE_LENGTH),
      dataLayerEvent: serialise(page, item, MAX_EVENT_LENGTH),
      consents: { ...privacyOf(engine).allowed },
      milliseconds: event && tenths(measures.of(event).total),
      longestTask: tenths(measures.longestTask().total),
      longestTaskTags: measures.longestTask().fired,
    })
  }
}

/** Initialisers of the debug artifact, in addition to those of the engine. */
export const debugInitialisers = { startExplaining } as const satisfies Record<string, Initialiser[0]>

/** Adds an empty verdict of a tag on the present event to a list; the function that it returns adds failed checks to it. */
function beginVerdict(engine: Engine, verdicts: Verdict[], number: number): (check: number) => void {
  const tag = engine.plan.tagList[number]!
  const { reasons, frequencyReasons } = (engine.plan as DebugContent).explained
  const failures: NotFiredReason[] = []
  const through = firingTrigger(engine, tag, FIRST_TRIGGER)
  verdicts[number] = { sequence: {}, firedFor: [], ...verdicts[number], failures, through }
  return (check) => {
    const reason = reasons[check]
    append(failures, (reason === 'frequency' ? frequencyReasons?.[number] : reason) || multiplicityReason(engine, tag))
  }
}

/** Why a tag whose triggers are met does not fire again. */
function multiplicityReason(engine: Engine, triggers: readonly unknown[]): NotFiredReason {
  for (let index = FIRST_TRIGGER; index < triggers.length; index++) {
    const trigger = triggers[index] as number | Trigger
    if (isMet(engine, trigger) && onceOf(engine, trigger) === 1) return 'multiplicity-once-per-page-view'
  }
  return 'multiplicity-once-per-session'
}

/** The results of all tags on an event; on a repeated event, of the attempted tags. */
function explainTags(engine: Engine, event: DataLayerEvent, verdicts: Verdict[], measures: Measures): TagResult[] {
  const { tagBlockers, tagIds, tagTriggers } = (engine.plan as DebugContent).explained
  const measured = measures.of(event).tags
  const longest = measures.longestTask()
  const resolved: TriggerResult[] = []
  const resolve = (number: number) => {
    resolved[number] ||= resolveTrigger(engine, number)
    return resolved[number]
  }
  const tags: TagResult[] = []
  each(tagIds, (id, tag) => {
    const attempted = !!verdicts[tag]
    if (!attempted && event.isRepeat) return
    if (!attempted) passesChecks(engine, engine.plan.tagList[tag]!, beginVerdict(engine, verdicts, tag))
    const { failures, through, sequence, firedFor } = verdicts[tag]!
    const fired = attempted && !failures.length
    const numbers = tagTriggers[tag]!
    const relatedTriggers: TriggerResult[] = []
    let nearest: TriggerResult | null = null
    each(numbers, (number, index) => {
      const trigger = resolve(number)
      append(relatedTriggers, trigger)
      if (fired ? index + FIRST_TRIGGER === through : listensNow(engine, number) && isNearer(trigger, nearest))
        nearest = trigger
    })
    const blockingTriggers: TriggerResult[] = []
    each(tagBlockers?.[tag] || [], (number) => append(blockingTriggers, resolve(number)))
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
function explainVariables(
  engine: Engine,
  thrownBy: ReturnType<typeof watchVariables>['thrownBy'],
): DebugEvent['variables'] {
  const { page, plan } = engine
  const variables: DebugEvent['variables'][number][] = []
  each((plan as DebugContent).explained.variables, (variable) => {
    const found = valueFor(engine, variable[2])
    const thrown = thrownBy(variable[2])
    const value = thrown ? thrown.error : found
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
  each((engine.plan as DebugContent).explained.groups, (group: GroupPlan) => {
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
