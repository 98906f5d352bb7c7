import type { Engine } from '../core/engine.ts'
import type { Address, HistorySource } from '../core/page.ts'
import { fragmentOf } from '../variable/url.ts'

/** Announces every change of the page's address, except hash changes that only accompany a popstate. */
export function listenToHistory(engine: Engine): void {
  followAddress(engine, (source, old, now) => engine.announce('waymark.history', changeOf(source, old, now)))
}

/** Calls back with the address before and after each change. */
export function followAddress(
  { page }: Engine,
  changed: (source: HistorySource, old: Address, now: Address) => void,
): void {
  let old = page.addressNow()
  // Counted, because a hash change comes later than its popstate: the address may have changed in between, or more than once.
  let popstates = 0
  page.onAddress((source, now) => {
    if (source === 'popstate') popstates++
    if (source === 'hashchange' && popstates) {
      popstates--
      return
    }
    const before = old
    old = now
    changed(source, before, now)
  })
}

/** The fields of a history event. */
export function changeOf(source: HistorySource, old: Address, now: Address): Readonly<Record<string, unknown>> {
  return {
    historySource: source,
    oldUrl: old.url,
    newUrl: now.url,
    oldHistoryFragment: fragmentOf(old.url),
    newHistoryFragment: fragmentOf(now.url),
    oldHistoryState: old.state,
    newHistoryState: now.state,
  }
}
