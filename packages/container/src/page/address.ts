import type { Address, HistorySource } from '../engine/core/page.ts'
import { listen } from './listen.ts'
import { guarded, reportIssue } from './report.ts'

type Change = (source: HistorySource, now: Address) => void

const listeners: Change[] = []

export function addressNow(): Address {
  return { url: location.href, state: history.state }
}

/**
 * Calls back on every change of the address. Wraps `pushState` and `replaceState`; calls of the original functions, which a
 * page may have kept, are noticed by navigation events if the browser has them.
 */
export function onAddress(run: Change): void {
  listeners[listeners.length] = run
  if (listeners.length > 1) return
  let known = location.href
  const tell = guarded((source: HistorySource) => {
    known = location.href
    for (let index = 0; index < listeners.length; index++) listeners[index]!(source, addressNow())
  })
  wrap('pushState', tell)
  wrap('replaceState', tell)
  // Routers dispatch an event of their own after `pushState`, which has been reported.
  listen(window, 'popstate', ({ isTrusted }: Event) => isTrusted && tell('popstate'))
  listen(window, 'hashchange', () => tell('hashchange'))
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) {
    listen(navigation, 'currententrychange', (event: { navigationType: string | null }) => {
      const source = event.navigationType === 'push' ? 'pushState' : 'replaceState'
      // By then fragments and wrapped calls have been reported.
      setTimeout(() => {
        if (known !== location.href) tell(source)
      }, 0)
    })
  }
}

function wrap(name: 'pushState' | 'replaceState', tell: (source: HistorySource) => void): void {
  try {
    const original = history[name]
    history[name] = (...call) => {
      original.apply(history, call)
      tell(name)
    }
  } catch (error) {
    reportIssue('history', error)
  }
}
