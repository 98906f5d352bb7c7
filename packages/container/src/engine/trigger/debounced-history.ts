import type { Engine } from '../core/engine.ts'
import type { Address } from '../core/page.ts'
import { changeOf, followAddress } from './history.ts'

/** Milliseconds without a further change that end a series. */
const REST = 1000

/** The end of a series of address changes, if it led somewhere else. */
export function listenToDebouncedHistory(engine: Engine): void {
  let first: Address | undefined
  let series = 0
  followAddress(engine, (source, old, now) => {
    first ??= old
    const mine = ++series
    engine.page.runLater(REST, () => {
      if (mine !== series) return
      const start = first!
      first = undefined
      if (start.url !== now.url) engine.announce('waymark.debouncedHistory', changeOf(source, start, now))
    })
  })
}
