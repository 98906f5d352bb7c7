import { guarded } from './report.ts'

export function clockNow(): number {
  return Date.now()
}

export function chanceOf(): number {
  return Math.random()
}

export function runLater(ms: number, run: () => void): void {
  setTimeout(guarded(run), ms)
}

/** Where year, month, day and time stand in an English date. */
const ORDER = '201345'

/** `h23` keeps midnight from being 24. */
export function clockIn(zone: string): number {
  try {
    const digits = new Date().toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' }).match(/\d+/g)!
    let clock = 0
    for (let index = 0; index < ORDER.length; index++) clock = clock * 100 + +digits[+ORDER[index]!]!
    return clock
  } catch {
    return Number.NaN
  }
}
