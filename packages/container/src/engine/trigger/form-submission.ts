import type { Engine } from '../core/engine.ts'

/** Submits of forms; when a tag fired, the submit waits for the site's delay. */
export function listenToSubmits(engine: Engine): void {
  engine.page.onSubmit((submit) => {
    engine.announce('waymark.formSubmit', submit.fields, {
      whenDone: (fired) => {
        if (fired && engine.plan.linkDelay) submit.defer(engine.plan.linkDelay)
      },
    })
  })
}
