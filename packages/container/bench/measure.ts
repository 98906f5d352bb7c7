import type { Browser, CDPSession, Page } from 'playwright'
import { PATH } from './like-rules.ts'

/** Milliseconds of one run in a fresh page. */
interface RulesRun {
  readonly start: number
  readonly first: number
  /** The median of five further pushes. */
  readonly later: number
  /** The median of five pushes that no rule listens to. */
  readonly unheard: number
  /** The longest task of the start and the first push, and what their tasks take beyond 50 ms each. */
  readonly longest: number
  readonly blocking: number
  /** How often tags called, which is the same for every script that does the job. */
  readonly calls: number
}

/** Milliseconds that the page's thread had on a processor, whatever else the machine did: all, and for compiling scripts. */
export interface ThreadTimes {
  readonly thread: number
  readonly compiling: number
}

/** Milliseconds of one page view. */
interface PageViewRun extends ThreadTimes {
  readonly longest: number
  /** The sum of what each task takes beyond 50 ms. */
  readonly blocking: number
  /** From the start of the script to the last call of a tag. */
  readonly last: number
  readonly calls: number
}

/** Slows the processor down to about that of a phone. */
const THROTTLE = 4

/** Opens an address in a context of its own, on a slow processor, and loads nothing from elsewhere. */
export async function inFreshPage<Run>(
  browser: Browser,
  address: string,
  run: (page: Page, session: CDPSession) => Promise<Run>,
): Promise<Run> {
  const context = await browser.newContext()
  const { origin } = new URL(address)
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  await page.goto(address)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const result = await run(page, session)
  await context.close()
  return result
}

/** Runs something in a page, with the times of its thread. */
export async function withThreadTimes<Run>(session: CDPSession, run: () => Promise<Run>): Promise<Run & ThreadTimes> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const millisecondsOf = (name: string) => 1000 * metrics.find((metric) => metric.name === name)!.value
    return { thread: millisecondsOf('TaskDuration'), compiling: millisecondsOf('V8CompileDuration') }
  }
  const before = await read()
  const result = await run()
  const after = await read()
  return {
    ...result,
    thread: after.thread - before.thread,
    compiling: after.compiling - before.compiling,
  }
}

/**
 * Runs a script in a fresh page: parse and execute, then pushes of the event that its rules listen to, each in a task of
 * its own. A figure ends with the last call of a tag, in whichever task that is.
 */
export const measureRules = (browser: Browser, origin: string, source: string): Promise<RulesRun> =>
  inFreshPage(browser, origin + PATH, (page) =>
    page.evaluate(async (text) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const globals = window as unknown as { dataLayer: { push(item: object): void }; hit(): void; _paq?: unknown[] }
      let last = 0
      let calls = 0
      globals.hit = () => {
        calls++
        last = performance.now()
      }
      const tasks: number[] = []
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ entryTypes: ['longtask'] })
      const timed = async (act: () => void) => {
        await pause(0)
        const before = performance.now()
        act()
        const end = performance.now()
        // What yields goes on in tasks of its own.
        if (end - before > 30) await pause(500)
        return Math.max(end, last) - before
      }
      const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
      const pushes = async (event: string) => {
        const times: number[] = []
        for (let count = 0; count < 5; count++) times.push(await timed(() => globals.dataLayer.push({ event })))
        return median(times)
      }
      const script = document.createElement('script')
      script.text = text
      await pause(0)
      tasks.length = 0
      const start = await timed(() => document.head.appendChild(script))
      const first = await timed(() => globals.dataLayer.push({ event: 'go' }))
      await pause(100)
      const blocking = tasks.reduce((sum, task) => sum + task - 50, 0)
      const longest = Math.max(0, ...tasks)
      calls += globals._paq?.length ?? 0
      return { calls, start, first, later: await pushes('go'), unheard: await pushes('elsewhere'), longest, blocking }
    }, source),
  )

/** Runs a script whose tags all fire at its start, and observes the long tasks until nothing happens any more. */
export const measurePageView = (browser: Browser, origin: string, source: string): Promise<PageViewRun> =>
  inFreshPage(browser, origin + PATH, (page, session) =>
    withThreadTimes(session, () =>
      page.evaluate(async (text) => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
        let last = 0
        let calls = 0
        Object.assign(window, {
          hit: () => {
            calls++
            last = performance.now()
          },
        })
        const tasks: number[] = []
        new PerformanceObserver((list) => {
          tasks.push(...list.getEntries().map(({ duration }) => duration))
        }).observe({ entryTypes: ['longtask'] })
        const script = document.createElement('script')
        script.text = text
        await pause(0)
        tasks.length = 0
        const before = performance.now()
        setTimeout(() => document.head.appendChild(script), 0)
        await pause(1500)
        const blocking = tasks.reduce((sum, task) => sum + task - 50, 0)
        return { longest: Math.max(0, ...tasks), blocking, last: last - before, calls }
      }, source),
    ),
  )
