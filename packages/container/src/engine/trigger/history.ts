import type { Engine } from '../core/engine.ts'
import type { Address, HistorySource } from '../core/page.ts'
import { fragmentOf } from '../variable/url.ts'

/** Announces every change of the page's address, except a hash change that a popstate has announced. */
export function listenToHistory(engine: Engine): void {
  followAddress(engine, (source, old, now) => engine.announce('waymark.history', changeOf(source, old, now)))
}

/** Calls back with the address before and after each change. */
export function followAddress(
  { page }: Engine,
  changed: (source: HistorySource, old: Address, now: Address) => void,
): void {
  let old = page.addressNow()
  let lastPop: string | undefined
  page.onAddress((source, now) => {
    if (source === 'hashchange' && lastPop === now.url) {
      lastPop = undefined
      return
    }
    lastPop = source === 'popstate' ? now.url : undefined
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
