import { type Engine, FIRST_TRIGGER, type SequenceOutcome } from '../core/engine.ts'
import { each, eachKey } from '../core/list.ts'
import { holdEvent } from '../data-layer/hold-event.ts'
import { passesChecks } from '../evaluate/attempt.ts'
import { createWatch, type Done } from './fire-watched.ts'
import { createRuns, type Run, type RunsOn, whenEnded } from './runs.ts'
import { type Attempt, failedChecks, goOn } from './sequence-attempt.ts'

/**
 * The numbers of the set-up and clean-up tag of a tag, and whether a failure of the set-up tag stops the tag, or one of
 * the tag the clean-up tag. -1 is a tag that the container does not hold, null is none.
 */
export type Sequence = readonly [setup: number | null, setupStops: 0 | 1, cleanup: number | null, cleanupStops: 0 | 1]

/** Indexes of the checks for a triggered tag, of those for a set-up or clean-up tag, and of the frequency check (-1 if none). */
export type SequenceChecks = readonly [triggered: readonly number[], sequenced: readonly number[], frequency: number]

/** Makes the function that runs a tag with its set-up and clean-up tags. */
function createRunner(
  engine: Engine,
  sequences: Readonly<Record<number, Sequence>>,
  checks: SequenceChecks,
  runsOn: RunsOn,
) {
  const { plan } = engine
  const fireWatched = createWatch(engine)
  const latest: Run[] = []

  /** Runs the set-up or clean-up tag of `main`; reports whether it completed and, for the debugger, its outcome. */
  const runSequenced = (
    attempt: Attempt,
    main: number,
    number: number,
    isSetup: boolean,
    done: (completed: boolean, outcome: SequenceOutcome) => void,
  ) => {
    const observe = () => engine.observeSequence?.(engine.present, number, isSetup ? 'setup-of' : 'cleanup-of', main)
    const ended: Done = (completed) => done(completed, completed ? 'completed' : 'failed')
    if (number < 0) {
      done(false, 'not-fired')
      return
    }
    const present = runsOn(engine.present)[number]
    if (isSetup && present) {
      observe()
      whenEnded(present, ended)
      return
    }
    const failed = failedChecks(engine, number, checks[1])
    const earlier = latest[number]
    if (!failed.length) {
      observe()
      run(attempt, number, false, ended)
    } else if (!isSetup || failed.length > 1 || failed[0] !== checks[2]) done(false, 'not-fired')
    // A set-up tag stopped only by its firing frequency counts as completed: it has already run.
    else if (earlier) whenEnded(earlier, ended)
    else done(true, 'completed')
  }

  const run = (attempt: Attempt, number: number, isTriggered: boolean, done: Done) => {
    const began = engine.present
    const own: Run = { waiting: [done] }
    runsOn(began)[number] = latest[number] = own
    const sequence = sequences[number] || [null, 0, null, 0]
    const setup = sequence[0]
    const cleanup = sequence[2]
    const observe = engine.observeSequence
    const finish = (completed: boolean) => {
      own.completed = completed
      if (!began.firedOn[number]) delete runsOn(began)[number]
      each(own.waiting.splice(0), (waits) => waits(completed))
    }
    const afterwards = (completed: boolean) => {
      if (cleanup === null) finish(completed)
      else if (!completed && sequence[3]) {
        observe?.(engine.present, number, 'cleanup', cleanup, 'not-fired')
        finish(completed)
      } else {
        const { present } = engine
        runSequenced(attempt, number, cleanup, false, (_completed, outcome) => {
          // Not reported with later events.
          if (engine.present === present) observe?.(present, number, 'cleanup', cleanup, outcome)
          finish(completed)
        })
      }
    }
    const fireNow = () => {
      if (failedChecks(engine, number, checks[isTriggered ? 0 : 1]).length) {
        finish(false)
        return
      }
      if (isTriggered) plan.markFired?.(engine, plan.tagList[number]!, FIRST_TRIGGER)
      if (cleanup !== null) observe?.(engine.present, number, 'cleanup', cleanup, 'pending')
      fireWatched(number, (completed) => goOn(engine, attempt, () => afterwards(completed)))
    }
    if (setup === null) {
      fireNow()
      return
    }
    observe?.(began, number, 'setup', setup, 'pending', true)
    runSequenced(attempt, number, setup, true, (completed, outcome) =>
      goOn(engine, attempt, () => {
        const stops = !completed && !!sequence[1]
        engine.observeTag?.(engine.present, number)
        observe?.(engine.present, number, 'setup', setup, outcome, stops)
        if (stops) {
          began.firedOn[number] = false
          finish(false)
        } else fireNow()
      }),
    )
  }

  return run
}

/**
 * Fires tags in sequence: the set-up tag, then the tag itself, then the clean-up tag, each when the one before has
 * completed. Set-up and clean-up tags need no trigger, but must pass the other checks. A set-up tag of several tags fires
 * once on an event.
 */
export function startSequences(
  engine: Engine,
  sequences: Readonly<Record<number, Sequence>>,
  checks: SequenceChecks,
): void {
  const { tagList } = engine.plan
  const runsOn = createRuns()
  const run = createRunner(engine, sequences, checks, runsOn)
  const involved: Record<number, boolean> = {}
  eachKey(sequences, (number, sequence: Sequence) => {
    involved[+number] = involved[sequence[0] ?? -1] = involved[sequence[2] ?? -1] = true
  })

  engine.someSetup = (number, passes) => {
    const setup = sequences[number]?.[0] ?? -1
    return setup >= 0 && (passes(setup) || engine.someSetup!(setup, passes))
  }
  const attemptTag = engine.attemptTag
  engine.attemptTag = (_engine, number) => {
    if (!involved[number]) return attemptTag(engine, number)
    // Already fired on this event as a set-up or clean-up tag.
    if (runsOn(engine.present)[number]) return true
    if (!passesChecks(engine, tagList[number]!, engine.observeTag?.(engine.present, number))) return false
    const attempt: Attempt = { isPresent: true, isOver: false }
    run(attempt, number, true, () => {
      attempt.isOver = true
    })
    attempt.isPresent = false
    if (!attempt.isOver) attempt.held = holdEvent(engine)
    return true
  }
}
