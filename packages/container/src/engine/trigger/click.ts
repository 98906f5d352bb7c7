import type { Engine } from '../core/engine.ts'

/** Clicks as the document hears of them; when a tag fired, the default action waits for the site's delay. */
export function listenToClicks(engine: Engine): void {
  engine.page.onClick(false, (click) => {
    engine.announce('waymark.click', click.fields, {
      whenDone: (fired) => {
        if (fired && engine.plan.linkDelay) click.defer(engine.plan.linkDelay)
      },
    })
  })
}

/** Clicks before the page can hide them; they never wait. */
export function listenToCapturedClicks(engine: Engine): void {
  engine.page.onClick(true, (click) => engine.announce('waymark.capturingClick', click.fields))
}
