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

/** English digits, month first; `h23` keeps midnight from being 24. */
export function clockIn(zone: string): number {
  try {
    const digits = new Date().toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' }).match(/\d+/g)!
    return (
      +digits[2]! * 1e10 + +digits[0]! * 1e8 + +digits[1]! * 1e6 + +digits[3]! * 1e4 + +digits[4]! * 100 + +digits[5]!
    )
  } catch {
    return Number.NaN
  }
}
