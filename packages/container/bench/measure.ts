import type { Browser } from 'playwright'
import { PATH } from './rules.ts'

/** Milliseconds of one run in a fresh page. */
export interface Run {
  readonly start: number
  readonly first: number
  /** The median of five further pushes. */
  readonly later: number
  /** The median of five pushes that no rule listens to. */
  readonly unheard: number
}

/** Slows the processor down to about that of a phone. */
const THROTTLE = 4

/** Runs a script in a fresh page: parse and execute, then pushes of the event that its rules listen to. */
export async function measure(browser: Browser, origin: string, source: string): Promise<Run> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + PATH)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const run = await page.evaluate((text) => {
    const globals = window as unknown as { dataLayer: { push(item: object): void }; hit(): void }
    globals.hit = () => {}
    const timed = (act: () => void) => {
      const before = performance.now()
      act()
      return performance.now() - before
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
    const pushes = (event: string) => Array.from({ length: 5 }, () => timed(() => globals.dataLayer.push({ event })))
    const script = document.createElement('script')
    script.text = text
    const start = timed(() => document.head.appendChild(script))
    const first = timed(() => globals.dataLayer.push({ event: 'go' }))
    return { start, first, later: median(pushes('go')), unheard: median(pushes('elsewhere')) }
  }, source)
  await context.close()
  return run
}
