import { guarded } from './report.ts'

export function clockNow(): number {
  return Date.now()
}

export function randomNumber(): number {
  return Math.random()
}

export function runLater(ms: number, run: () => void): void {
  setTimeout(guarded(run), ms)
}

/** Where year, month, day and time stand in an English date. */
const ORDER = '201345'

/** The clocks read last, by zone: writing out a date is slow, and many tags may ask for the same one. */
const clocks: Record<string, readonly [second: number, clock: number]> = {}

export function clockIn(zone: string): number {
  const second = Math.floor(Date.now() / 1000)
  if (clocks[zone]?.[0] !== second) clocks[zone] = [second, readClock(zone)]
  return clocks[zone]![1]
}

/** `h23` keeps midnight from being 24. */
function readClock(zone: string): number {
  let clock = 0
  try {
    const digits = new Date().toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' }).match(/\d+/g)!
    for (let index = 0; index < ORDER.length; index++) clock = clock * 100 + +digits[+ORDER[index]!]!
    return clock
  } catch {
    return Number.NaN
  }
}
