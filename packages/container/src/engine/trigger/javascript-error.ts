import type { Engine } from '../core/engine.ts'

/** The most errors of one page that become events: an error in a loop must not flood the data layer. */
const LIMIT = 20

/**
 * Errors that no script of the page caught. Errors of the tags that fire on one are not counted: they would lead to
 * further ones without end.
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
