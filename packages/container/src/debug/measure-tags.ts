import type { TagResult } from '@waymark/domain/debug-protocol'
import { MAX_PROBLEM_LENGTH } from '@waymark/domain/debug-protocol/constants'
import type { DataLayerEvent, Engine, Head } from '../engine/core/engine.ts'
import { NO_ELEMENT, NO_PRODUCTS, NOT_A_NUMBER, NUMBER_NEEDED, VALUE_MISSING } from '../engine/core/issues.ts'
import { append, each, owns } from '../engine/core/list.ts'
import type { Markup, Page } from '../engine/core/page.ts'
import { optionsOf } from '../engine/evaluate/fire.ts'
import type { DebugPage } from './debug-page.ts'
import type { MeasuringClock } from './measuring-clock.ts'
import { serialise } from './serialise.ts'

type Problem = NonNullable<TagResult['problem']>

/** The issues that are problems of the tag which reports them. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  [VALUE_MISSING]: 'value-missing',
  [NUMBER_NEEDED]: 'number-needed',
  [NO_PRODUCTS]: 'no-products',
  [NO_ELEMENT]: 'no-element',
  [NOT_A_NUMBER]: 'not-a-number',
}

/** The time of all tags in one task, in milliseconds, and how many of them fired. */
interface Task {
  total: number
  fired: number
}

/** The times of one tag on an event, in milliseconds. */
interface MeasuredTag {
  readonly total: number
  /** The part of `total` that its own code took. */
  readonly ownCode: number
  /** From the start of the event to its start. */
  readonly startedAfter: number
  readonly task: Task
  /** What went wrong, and the value that did. */
  readonly problem?: Problem | undefined
  readonly problemValue?: unknown
}

/** The times of the tags on one event, by their numbers, and the sum. */
interface Measured {
  readonly tags: MeasuredTag[]
  /** When the evaluation of the event began, by the measuring clock. */
  readonly began: number
  total: number
}

export interface Measures {
  of(event: DataLayerEvent): Measured
  /** The task with the highest total so far. */
  longestTask(): Task
}

/** Measures each tag while the firing pipeline runs. */
export function measureTags(engine: Engine, { now }: MeasuringClock): Measures {
  const page = engine.page as DebugPage
  const events = new WeakMap<DataLayerEvent, Measured>()
  const report = page.reportIssue
  const attemptTag = engine.attemptTag
  let task: Task = { total: 0, fired: 0 }
  let longest = task
  let isCounting = false
  let ownCode: number | undefined
  let noticeError: ((message: string) => void) | undefined
  const of = (event: DataLayerEvent): Measured => {
    const measured = events.get(event) || { tags: [], began: now(), total: 0 }
    events.set(event, measured)
    return measured
  }
  append(engine.beforeEvent, of)
  page.onError(({ errorMessage }) => noticeError?.(errorMessage))
  each(engine.plan.headList as unknown as [Head[0], ...unknown[]][], (head) => {
    const run = head[0]
    head[0] = (options, own, self) => {
      const before = now()
      try {
        run(options, own, self)
      } finally {
        ownCode = now() - before
      }
    }
  })
  const measure = <Result>(tag: number, run: () => Result): Result => {
    const measured = of(engine.present)
    const before = now()
    if (!isCounting) {
      isCounting = true
      page.afterTask(() => {
        isCounting = false
        task = { total: 0, fired: 0 }
      })
    }
    ownCode = undefined
    let problem: Problem | undefined
    let problemValue: unknown
    const reportBefore = page.reportIssue
    const noticeBefore = noticeError
    // The browser reports what the scripts of the tag throw while they run.
    noticeError = (message) => {
      problem = 'error'
      problemValue = message
    }
    page.reportIssue = (text, detail) => {
      if (owns(PROBLEMS, text)) {
        problem = PROBLEMS[text]
        problemValue = detail
      }
      report(text, detail)
    }
    try {
      return run()
    } catch (error) {
      problem = 'error'
      problemValue = error
      throw error
    } finally {
      page.reportIssue = reportBefore
      noticeError = noticeBefore
      const total = now() - before
      if (ownCode !== undefined) problem = refusalOf(engine, page, tag) || problem
      measured.tags[tag] = {
        total,
        ownCode: ownCode ?? 0,
        startedAfter: before - measured.began,
        task,
        problem,
        problemValue,
      }
      measured.total += total
      task.total += total
      if (ownCode !== undefined) task.fired++
      if (task.total > longest.total) longest = task
    }
  }
  engine.attemptTag = (_engine, tag) => measure(tag, () => attemptTag(engine, tag))
  engine.measureTag = measure
  return { of, longestTask: () => longest }
}

/** The times of a fired tag for the debugger, and what went wrong in it. */
export function describeFiring(page: Page, measured: MeasuredTag | undefined, longest: Task): Partial<TagResult> {
  if (!measured) return { milliseconds: 0 }
  const { problem, problemValue } = measured
  return {
    milliseconds: tenths(measured.total),
    ownCode: tenths(measured.ownCode),
    startedAfter: tenths(measured.startedAfter),
    ...(measured.task === longest && { inLongestTask: true }),
    ...(problem && { problem }),
    ...(problemValue !== undefined && { problemValue: textFor(page, problemValue) }),
  }
}

/** Why the page does not run scripts of a tag of the present event. */
function refusalOf(engine: Engine, page: DebugPage, tag: number): Problem | undefined {
  const options: any = optionsOf(engine, engine.plan.tagList[tag]![1])
  const markup = options?.markup ?? options
  if (!Array.isArray(markup)) return undefined
  if (page.refusesScripts()) return hasScripts(markup, false) ? 'trusted-types' : undefined
  return hasScripts(markup, true) && page.refusesInlineScripts() ? 'inline-scripts' : undefined
}

/** Whether markup has scripts, or inline ones: a text at its top level is a script, inside an element it is text. */
function hasScripts(markup: readonly Markup[], isInline: boolean): boolean {
  const open: unknown[] = []
  for (let index = 0; index < markup.length; index++) {
    if (typeof markup[index] === 'string') return true
    append(open, markup[index])
  }
  for (let index = 0; index < open.length; index++) {
    const node = open[index] as readonly unknown[]
    if (node[0] === 'script' && !(isInline && owns(Object(node[1]), 'src'))) return true
    for (let at = 2; at < node.length; at++) if (Array.isArray(node[at])) append(open, node[at])
  }
  return false
}

/** Milliseconds to a tenth. */
export const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

/** A value that is named in a sentence. */
function textFor(page: Page, value: unknown): string {
  return serialise(page, value instanceof Error ? `${value}` : value, MAX_PROBLEM_LENGTH).value
}
