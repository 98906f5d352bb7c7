import { TYPES } from './values.ts'
import type { Visit } from './visit.ts'

type Source = Pick<Visit, 'page' | 'input'>

/** The decisions in the cookie. */
export function readConsents({ page, input }: Source): Record<string, 0 | 1> {
  try {
    const { c } = JSON.parse(page.readCookie(`wm_consents_${input.appId}`)!)
    return Object.fromEntries(Object.entries(c as object).filter(([type]) => TYPES.includes(type)))
  } catch {
    return {}
  }
}

/** When the last of them was made. */
export function readDate({ page, input }: Source): string | undefined {
  try {
    return JSON.parse(page.readCookie(`wm_consents_${input.appId}`)!).t
  } catch {
    return undefined
  }
}

/** What a visitor decides on a page: it is stored, counts at once, and is announced. `whenGranted` hears the types granted. */
export function createDecisions(
  visit: Visit,
  push: (item: unknown) => void,
  whenGranted: (types: readonly string[]) => void,
) {
  const { page, input } = visit
  const { appId } = input

  function change(next: Record<string, 0 | 1>, date?: string): void {
    const old = visit.consents
    const types = TYPES.filter((type) => old[type] !== next[type])
    if (!types.length) return
    visit.previous = old
    visit.consents = next
    visit.decidedAt = date ?? visit.decidedAt
    const granted = types.filter((type) => next[type] === 1)
    push({ event: 'waymark.consentUpdated', consents: next, granted, denied: types.filter((type) => next[type] === 0) })
    if (granted.length) whenGranted(granted)
  }

  const api = {
    setConsents(given: Record<string, 0 | 1>) {
      const next = { ...visit.consents, ...given }
      const date = new Date(page.clockNow()).toISOString()
      page.writeCookie(`wm_consents_${appId}`, JSON.stringify({ v: 1, t: date, c: next }))
      change(next, date)
    },
    resetConsents() {
      page.writeCookie(`wm_consents_${appId}`, '', 0)
      change({}, new Date(page.clockNow()).toISOString())
    },
    optOut(optedOut: boolean) {
      page.writeCookie('wm_opt_out', '1', optedOut ? 31536000 : 0)
      if (visit.optedOut === optedOut) return
      visit.optedOut = optedOut
      push({ event: 'waymark.optOutUpdated', optedOut })
    },
  }

  /** Adopts what is stored, which another window may have changed; `dated`: with its date. */
  const adopt = (dated: boolean) => change(readConsents(visit), dated ? readDate(visit) : undefined)
  return { api, adopt }
}
