import type { DebugEvent, NotFiredReason } from '@waymark/domain/debug-protocol'
import { MAX_EVENT_LENGTH } from '@waymark/domain/debug-protocol/constants'
import { isNotBlocked } from '../engine/check/checks.ts'
import { type Engine, FIRST_TRIGGER, HEAD_BLOCKERS, type SequenceOutcome, type Trigger } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { isMet } from '../engine/evaluate/is-met.ts'
import { firingTrigger, onceOf } from '../engine/state/fired-marks.ts'
import { privacyOf } from '../engine/state/privacy-of.ts'
import type { DebugContent } from './content.ts'
import { type DecidedTrigger, decideTrigger } from './explain-triggers.ts'
import type { MeasuringClock } from './measuring-clock.ts'
import { serialise } from './serialise.ts'

/** The result of the firing pipeline for one tag on one event. */
interface Verdict {
  /** The reasons of the checks that failed, in their order. */
  readonly failures: NotFiredReason[]
  /** The index in the tag of the first met trigger that may still fire it. */
  readonly through: number | undefined
  /** Its triggers and blocking triggers, as they were at its turn. */
  readonly triggers: readonly DecidedTrigger[]
  readonly blockers: readonly DecidedTrigger[]
  /** The outcomes of its set-up and clean-up tag. */
  readonly sequence: Partial<Record<'setup' | 'cleanup', SequenceOutcome>>
  /** The tags whose set-up or clean-up tag it was. */
  readonly firedFor: { readonly id: string; readonly as: 'setup' | 'cleanup' }[]
}

/** What was seen of an event before its tags could change it, and the verdicts on them. */
export interface Observation extends Pick<DebugEvent, 'consents' | 'dataLayerEvent'> {
  /** Each group with its members. */
  readonly groups: readonly (readonly DecidedTrigger[])[]
  /** Each trigger as it was when the engine decided on it last, by its number. */
  readonly decided: (DecidedTrigger | undefined)[]
  /** By the number of the tag. */
  readonly verdicts: Verdict[]
}

/** Observes the present event, on which no tag has run yet. */
export function observeEvent(engine: Engine): Observation {
  const groups: DecidedTrigger[][] = []
  each((engine.plan as DebugContent).explained.groups, (group) => {
    const triggers = [decideTrigger(engine, group[0])]
    for (let at = 2; at < group.length; at += 2) append(triggers, decideTrigger(engine, group[at]!))
    append(groups, triggers)
  })
  return {
    consents: { ...privacyOf(engine).allowed },
    dataLayerEvent: serialise(engine.page, engine.present.pushed, MAX_EVENT_LENGTH),
    groups,
    decided: [],
    verdicts: [],
  }
}

/** Begins the verdict on a tag on the present event; the function that it returns adds failed checks to it. */
export function beginVerdict(
  engine: Engine,
  { decided, verdicts }: Observation,
  number: number,
  clock: MeasuringClock,
): (check: number) => void {
  const { plan, present } = engine
  const { reasons, frequencyReasons, tagTriggers, tagBlockers } = (plan as DebugContent).explained
  const tag = plan.tagList[number]!
  const head = plan.headList[tag[0]]!
  const own = tagTriggers[number]!
  const blocking = tagBlockers?.[number] || []
  /** Forgets triggers that the engine will evaluate now; those that tags share it evaluates once per event. */
  const forget = (numbers: readonly number[], placed: readonly unknown[]) =>
    each(numbers, (trigger, at) => {
      const shared = placed[at + FIRST_TRIGGER]
      if (typeof shared !== 'number' || !present.triggered.has(shared)) decided[trigger] = undefined
    })
  const decide = (numbers: readonly number[]) => {
    const triggers: DecidedTrigger[] = []
    each(numbers, (trigger) => {
      decided[trigger] ||= decideTrigger(engine, trigger)
      append(triggers, decided[trigger])
    })
    return triggers
  }
  forget(own, tag)
  forget(blocking, head[HEAD_BLOCKERS] || [])
  const failures: NotFiredReason[] = []
  const through = firingTrigger(engine, tag, FIRST_TRIGGER)
  isNotBlocked(engine, head)
  const results = clock.pause(() => ({ triggers: decide(own), blockers: decide(blocking) }))
  verdicts[number] = { sequence: {}, firedFor: [], ...verdicts[number], failures, through, ...results }
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
