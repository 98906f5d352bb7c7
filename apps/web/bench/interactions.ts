import type { Locator, Page } from 'playwright'
import { now, SLOWER, seenSince } from './in-page.ts'
import type { Product } from './product.ts'
import { MEASURES_WORK, WorkTrace } from './work.ts'

/** Something people do, measured from the input to the next paint. */
export interface Interaction {
  readonly what: string
  /** Milliseconds, one for each time it was done. Shorter ones than the browser reports count as `SHORTEST`. */
  readonly times: readonly number[]
  /** The longest piece of work that it started, milliseconds. */
  readonly longest: number
}

/** The shortest time that the browser's Event Timing reports. */
export const SHORTEST = 16

/** Milliseconds after the last key until everything that follows typing has begun. */
const DEBOUNCED = 350

/** Milliseconds in which the driver leaves the page alone after an input: what it does in the page would be measured too. */
const DRAWN = 150

/** Collects what is measured in one tab. A failure is recorded and does not stop the rest. */
export class Recorder {
  readonly interactions: Interaction[] = []
  readonly failures: string[] = []
  readonly page: Page
  private readonly product: Product
  private readonly trace: WorkTrace | undefined

  constructor(product: Product) {
    this.page = product.page
    this.product = product
    const browser = this.page.context().browser()
    if (MEASURES_WORK && browser) this.trace = new WorkTrace(browser, this.page)
  }

  /** Runs a piece of a visit; a failure in it is recorded. */
  async part(name: string, visit: () => Promise<void>): Promise<void> {
    await this.trace?.begin()
    try {
      await visit()
    } catch (error) {
      this.failures.push(`${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`)
    }
    for (const [what, works] of (await this.trace?.end()) ?? []) {
      this.add(
        what,
        works.map((work) => Math.round(work * SLOWER)),
      )
    }
  }

  /** Measures an act of `count` interactions, and waits until the product is idle. */
  async measure(what: string, count: number, act: () => Promise<unknown>): Promise<void> {
    const whole = async () => {
      await act()
      await this.page.waitForTimeout(DRAWN)
      await this.product.whenIdle()
    }
    if (this.trace) return this.trace.around(what, whole)
    const from = await now(this.page)
    await whole()
    const { interactions, longest } = await seenSince(this.page, from)
    this.add(
      what,
      [...interactions, ...Array<number>(Math.max(0, count - interactions.length)).fill(SHORTEST)],
      longest,
    )
  }

  /** A person pauses between pointing and pressing, and between focus and typing; a driver does not. */
  private async rest(): Promise<void> {
    await this.page.waitForTimeout(60)
    await this.product.whenIdle()
  }

  private add(what: string, times: readonly number[], longest = 0): void {
    const at = this.interactions.findIndex((interaction) => interaction.what === what)
    const before = this.interactions[at]
    const next = {
      what,
      times: [...(before?.times ?? []), ...times],
      longest: Math.max(before?.longest ?? 0, longest),
    }
    if (at < 0) this.interactions.push(next)
    else this.interactions[at] = next
  }

  /**
   * Measures a click with the mouse, which has come to rest there before. Not the driver's own click: that one looks
   * into the page while the events are on their way, and would be measured too.
   */
  async click(what: string, target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to click for "${what}"`)
    await this.page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2)
    await this.rest()
    await this.measure(what, 1, async () => {
      await this.page.mouse.down()
      await this.page.waitForTimeout(30)
      await this.page.mouse.up()
    })
  }

  /** Measures one key. */
  press(what: string, key: string): Promise<void> {
    return this.measure(what, 1, () => this.page.keyboard.press(key))
  }

  /** Measures typing, key by key. */
  async type(what: string, text: string, delay = 70): Promise<void> {
    await this.rest()
    return this.measure(what, text.length, async () => {
      await this.page.keyboard.type(text, { delay })
      await this.page.waitForTimeout(DEBOUNCED)
    })
  }
}
