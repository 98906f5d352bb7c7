import type { Engine } from '../core/engine.ts'

/** Number of errors per page that are announced at most: an error in a loop must not flood the data layer. */
const LIMIT = 20

/**
 * Announces uncaught errors. Errors of tags that fire on such an event are ignored, because they would go on without
 * end.
 */
export function listenToErrors(engine: Engine): void {
  let left = LIMIT
  let isBusy = false
  engine.page.onError((error) => {
    if (isBusy || !left) return
    left--
    engine.takeTurn(() => {
      isBusy = true
    })
    engine.announce('waymark.javascriptError', error)
    engine.takeTurn(() => {
      isBusy = false
    })
  })
}
