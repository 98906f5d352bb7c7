import { clockAt } from '@waymark/domain/tag/clock'
import { guarded } from './report.ts'

export function clockNow(): number {
  return Date.now()
}

export function preciseNow(): number {
  return performance.now()
}

export function randomNumber(): number {
  return Math.random()
}

export function runLater(ms: number, run: () => void): void {
  setTimeout(guarded(run), ms)
}

/** The last reading of each zone, because formatting a date is slow and many tags may need the same one. */
const clocks: Record<string, readonly [second: number, clock: number]> = {}

export function clockIn(zone: string): number {
  const second = Math.floor(Date.now() / 1000)
  if (clocks[zone]?.[0] !== second) clocks[zone] = [second, clockAt(zone, new Date())]
  return clocks[zone]![1]
}
