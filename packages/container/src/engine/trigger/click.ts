import type { Engine } from '../core/engine.ts'
import { type GivenTime, giveTime } from './give-time.ts'

/** Clicks as they reach the document. */
export function listenToClicks(engine: Engine): void {
  engine.page.onClick(false, (click) => engine.announce('waymark.click', click.fields))
}

/** The same, where links are followed only when the tags had time. */
export function listenToTimedClicks(engine: Engine, time: GivenTime): void {
  const { page } = engine
  page.onClick(false, (click) => engine.announce('waymark.click', click.fields, giveTime(click, time)), page.deferLink)
}

/** Clicks before the page can hide them; they never wait. */
export function listenToCapturedClicks(engine: Engine): void {
  engine.page.onClick(true, (click) => engine.announce('waymark.capturingClick', click.fields))
}
