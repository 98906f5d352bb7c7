import type { CDPSession, Page } from 'playwright'
import { MEASURES_WORK } from './work.ts'

/**
 * How much slower than this machine the measured one is: 4 times, unless the environment says otherwise. On a machine
 * that is itself slower than the one of the targets, less than 4 measures what they speak of.
 */
export const SLOWER = Number(process.env.BENCH_SLOWER ?? 4)

interface Seen {
  /** Milliseconds from the input to the next paint, by interaction, for those of 16 ms and more. */
  readonly interactions: readonly number[]
  /** The longest uninterrupted piece of work, milliseconds. */
  readonly longest: number
  /** The sum of layout shifts that no input explains, and what moved. */
  readonly shift: number
  readonly moved: readonly string[]
}

interface Watching {
  __seen: {
    events: { id: number; start: number; duration: number }[]
    tasks: { start: number; duration: number }[]
    shifts: { start: number; value: number; moved: string[] }[]
  }
}

/** Lets every page of this tab write down its interactions, long pieces of work and layout shifts. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watching['__seen'] = { events: [], tasks: [], shifts: [] }
    Object.assign(window, { __seen: seen })
    new PerformanceObserver((list) => {
      for (const { interactionId, startTime, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number
      })[]) {
        if (interactionId) seen.events.push({ id: interactionId, start: startTime, duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return element ? `${element.localName} ${element.textContent?.trim().slice(0, 30) ?? ''}` : ''
        })
        seen.shifts.push({ start: startTime, value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A tab on a machine four times slower than this one, from `slow()` to `normal()`. */
export async function throttle(page: Page): Promise<{ slow(): Promise<void>; normal(): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const rate = (times: number) => session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return {
    slow: () => rate(MEASURES_WORK ? 1 : SLOWER).then(() => undefined),
    normal: () => rate(1).then(() => undefined),
  }
}

export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** What happened in the tab since a moment of it. */
export const seenSince = (page: Page, moment: number): Promise<Seen> =>
  page.evaluate((from) => {
    const { events, tasks, shifts } = (window as unknown as Watching).__seen
    const longest = new Map<number, number>()
    for (const { id, start, duration } of events) {
      if (start >= from) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
    }
    const moves = shifts.filter(({ start }) => start >= from)
    return {
      interactions: [...longest.values()],
      longest: Math.max(0, ...tasks.filter(({ start }) => start >= from).map(({ duration }) => duration)),
      shift: moves.reduce((sum, { value }) => sum + value, 0),
      moved: moves.flatMap(({ moved }) => moved),
    }
  }, moment)
