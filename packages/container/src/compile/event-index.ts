import { ANY_EVENT } from './trigger.ts'

/** What listens to which events. */
export interface Listening {
  readonly number: number
  readonly events: readonly (string | typeof ANY_EVENT)[]
}

/** Numbers by event name; those that listen to every event stand under each name, and alone under ''. */
export function indexByEvent(all: readonly Listening[]): Readonly<Record<string, readonly number[]>> {
  const names = [...new Set(all.flatMap(({ events }) => events.filter((event) => event !== ANY_EVENT)))].sort()
  const listening = (name: string) =>
    all.filter(({ events }) => events.includes(name) || events.includes(ANY_EVENT)).map(({ number }) => number)
  const index: Record<string, readonly number[]> = Object.create(null)
  index[''] = all.filter(({ events }) => events.includes(ANY_EVENT)).map(({ number }) => number)
  for (const name of names) index[name] = listening(name)
  return index
}

/** Rising numbers as first number and count in turn. */
export function rangesOf(numbers: readonly number[]): readonly number[] {
  const ranges: number[] = []
  for (const number of numbers) {
    const last = ranges.length - 2
    if (last >= 0 && ranges[last]! + ranges[last + 1]! === number) ranges[last + 1] = ranges[last + 1]! + 1
    else ranges.push(number, 1)
  }
  return ranges
}
