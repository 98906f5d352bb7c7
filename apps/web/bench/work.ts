import type { Browser, Page } from 'playwright'

/** Whether processor time is measured in the place of the time that passes. */
export const MEASURES_WORK = process.env.BENCH_WORK !== undefined

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread, microseconds. */
  readonly tdur?: number
  readonly args: { readonly data?: TimingData }
}

/** An input event in the trace. Times in milliseconds from the same origin. */
interface TimingData {
  readonly interactionId?: number
  readonly duration?: number
  readonly timeStamp?: number
  readonly processingEnd?: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * How much the main thread works from an input until it has committed the frame that answers it, according to
 * the trace of the browser. On a busy machine elapsed time says little.
 */
export class WorkTrace {
  private readonly browser: Browser
  private readonly page: Page
  private acts: string[] = []

  constructor(browser: Browser, page: Page) {
    this.browser = browser
    this.page = page
  }

  async begin(): Promise<void> {
    this.acts = []
    await this.browser.startTracing(this.page, { categories: CATEGORIES })
  }

  /** Does something that is looked for in the trace under its name. */
  async around(what: string, act: () => Promise<unknown>): Promise<void> {
    const number = this.acts.push(what) - 1
    await this.mark(`measured from ${number}`)
    await act()
    await this.mark(`measured to ${number}`)
  }

  /** Each act since `begin` with the work for each of its interactions, milliseconds. */
  async end(): Promise<readonly (readonly [what: string, works: readonly number[]])[]> {
    const { traceEvents } = JSON.parse(`${await this.browser.stopTracing()}`) as { traceEvents: TraceEvent[] }
    const at = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN
    const inputs = traceEvents.filter(({ name, args }) => name === 'EventTiming' && args.data?.interactionId)
    const tasks = traceEvents.filter(({ name, dur }) => name === 'RunTask' && dur)
    const frames = traceEvents.filter(({ name, dur }) => name === 'Commit' && dur)
    return this.acts.map((what, number) => {
      const from = at(`measured from ${number}`)
      const to = at(`measured to ${number}`)
      const seen = inputs.filter(({ ts }) => ts >= from && ts <= to)
      const interactions = Map.groupBy(seen, ({ args }) => args.data?.interactionId)
      return [what, [...interactions.values()].map((events) => workDuring(slowest(events), tasks, frames))] as const
    })
  }

  private mark(name: string): Promise<unknown> {
    return this.page.evaluate((label) => performance.mark(label), name)
  }
}

const lasted = ({ args }: TraceEvent) => (args.data?.duration ?? 0) * 1000

/** Of an interaction's events the one that waits longest for its frame. */
const slowest = (events: readonly TraceEvent[]): TraceEvent =>
  events.reduce((one, other) => (lasted(other) > lasted(one) ? other : one))

/** Milliseconds of processor time that the thread of an event worked until it handed over the next frame. */
function workDuring(input: TraceEvent, tasks: readonly TraceEvent[], frames: readonly TraceEvent[]): number {
  const here = ({ pid, tid }: TraceEvent) => pid === input.pid && tid === input.tid
  const { timeStamp = 0, processingEnd = timeStamp } = input.args.data ?? {}
  const processed = input.ts + (processingEnd - timeStamp) * 1000
  const shown = input.ts + lasted(input)
  const frame = frames.find((each) => here(each) && each.ts >= processed)
  const until = Math.min(shown, frame ? frame.ts + (frame.dur ?? 0) : shown)
  let work = 0
  for (const task of tasks) {
    if (!here(task)) continue
    const { ts, dur = 0, tdur = dur } = task
    const inside = Math.min(ts + dur, until) - Math.max(ts, input.ts)
    if (inside > 0) work += (inside / dur) * tdur
  }
  return work / 1000
}
