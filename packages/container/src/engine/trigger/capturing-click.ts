import type { Engine } from '../core/engine.ts'

/** Clicks before the page can hide them; they never wait. */
export function listenToCapturedClicks(engine: Engine): void {
  engine.page.onClick(true, (click) => engine.announce('waymark.capturingClick', click.fields))
}
